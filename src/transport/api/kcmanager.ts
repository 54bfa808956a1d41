import type { Tokens } from '../../../contract/entities/user.ts';
import { logoutUser, refreshToken } from '../../../contract/http/kcmanager.ts';
import type { HttpClient } from '../http-client.ts';

export const createKcmanagerApi = (http: HttpClient) => ({
  refreshToken: (token: string, signal?: AbortSignal) =>
    http.call(refreshToken, { body: { refreshToken: token }, signal }),
  /** Carries the token of the session it ends, which is nobody's by then. */
  logoutUser: ({ access_token, refresh_token }: Tokens, signal?: AbortSignal) =>
    http.call(logoutUser, { body: { refreshToken: refresh_token }, token: access_token, signal }),
});
