import type { Tokens } from '../../../contract/entities/user.ts';
import { ping } from '../../../contract/http/base.ts';
import { healthz } from '../../../contract/http/health.ts';
import { logoutUser, refreshToken } from '../../../contract/http/kcmanager.ts';
import { preAuth } from '../../../contract/http/pre-auth.ts';
import type { HttpClient } from '../http-client.ts';
import { createCmsApi } from './cms.ts';

/** Every call of the site by URL base; loaders get it through the router's context. */
export const createApi = (http: HttpClient) => ({
  /** Any call of the contract, for pages whose calls the first page need not know. */
  call: http.call,
  base: {
    /** `ticketId` asks for the outcome of that ticket as well. The session itself answers a refusal, so none is retried here. */
    ping: (ticketId: string | null, signal?: AbortSignal) =>
      http.call(ping, { query: ticketId === null ? {} : { ticket_id: ticketId }, signal, renewOn: [] }),
  },
  cms: createCmsApi(http),
  health: {
    healthz: (signal?: AbortSignal) => http.call(healthz, { signal }),
  },
  kcmanager: {
    refreshToken: (token: string, signal?: AbortSignal) =>
      http.call(refreshToken, { body: { refreshToken: token }, signal }),
    /** Carries the token of the session it ends, which is no longer the bearer's by then. */
    logoutUser: ({ access_token, refresh_token }: Tokens, signal?: AbortSignal) =>
      http.call(logoutUser, { body: { refreshToken: refresh_token }, token: access_token, signal }),
  },
  /** A slip's own calls come with it (sportsbetting.ts). */
  sportsbetting: { preAuth: (signal?: AbortSignal) => http.call(preAuth, { signal, renewOn: [401, 403] }) },
});

export type Api = ReturnType<typeof createApi>;
