import type * as z from 'zod/mini';
import { connect, connection } from '../../../contract/http/agency.ts';
import { profile } from '../../../contract/http/base-users.ts';
import {
  changePassword,
  confirmEmailVerification,
  type EndSessionPayload,
  endOtherSessions,
  endSession,
  type LoginPayload,
  loginUser,
  registerUser,
  resetPassword,
  sendResetPasswordEmail,
  sendVerificationEmail,
  sessions,
} from '../../../contract/http/kcmanager-accounts.ts';
import type { HttpClient } from '../http-client.ts';

/** Calls of the account forms and pages, apart from {@link createApi}: most visits make none of them. */
export const createAccountApi = (http: HttpClient) => ({
  loginUser: (body: LoginPayload, signal?: AbortSignal) => http.call(loginUser, { body, signal }),
  registerUser: (body: z.input<typeof registerUser.body>, signal?: AbortSignal) =>
    http.call(registerUser, { body, signal }),
  confirmEmail: (body: z.input<typeof confirmEmailVerification.body>, signal?: AbortSignal) =>
    http.call(confirmEmailVerification, { body, signal }),
  sendVerificationEmail: (signal?: AbortSignal) => http.call(sendVerificationEmail, { signal }),
  sendResetPasswordEmail: (body: z.input<typeof sendResetPasswordEmail.body>, signal?: AbortSignal) =>
    http.call(sendResetPasswordEmail, { body, signal }),
  resetPassword: (body: z.input<typeof resetPassword.body>, signal?: AbortSignal) =>
    http.call(resetPassword, { body, signal }),
  changePassword: (body: z.input<typeof changePassword.body>, signal?: AbortSignal) =>
    http.call(changePassword, { body, signal }),
  sessions: (signal?: AbortSignal) => http.call(sessions, { signal }),
  endSession: (body: EndSessionPayload, signal?: AbortSignal) => http.call(endSession, { body, signal }),
  endOtherSessions: (signal?: AbortSignal) => http.call(endOtherSessions, { signal }),
  /** The agent to whom the user belongs. */
  connection: (signal?: AbortSignal) => http.call(connection, { signal }),
  connectAgent: (body: z.input<typeof connect.body>, signal?: AbortSignal) => http.call(connect, { body, signal }),
  profile: (signal?: AbortSignal) => http.call(profile, { signal }),
});

export type AccountApi = ReturnType<typeof createAccountApi>;
