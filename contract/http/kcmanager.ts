import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { tokens } from '../entities/user.ts';
import { endpoint } from './endpoint.ts';

/** Login form and call; the messages are translation keys (spec section 5). */
export const loginPayload = z.object({
  username: z
    .string({ error: 'usernameRequired' })
    .check(z.trim(), z.minLength(1, 'usernameRequired'), z.maxLength(200, 'usernameRequired')),
  password: z
    .string({ error: 'passwordRequired' })
    .check(z.minLength(1, 'passwordRequired'), z.maxLength(1000, 'passwordRequired')),
  rememberMe: z.boolean(),
});
export type LoginPayload = z.infer<typeof loginPayload>;

export const loginUser = endpoint({
  method: 'POST',
  url: '/kcmanager/loginUser',
  summary: 'Signs a player in',
  access: 'anyone',
  body: loginPayload,
  ok: tokens,
});

export const refreshToken = endpoint({
  method: 'POST',
  url: '/kcmanager/refreshToken',
  summary: 'Exchanges a refresh token for new tokens; the old one is spent, with 20 s of grace for a lost answer',
  access: 'anyone',
  body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  ok: tokens,
});

export const logoutUser = endpoint({
  method: 'POST',
  url: '/kcmanager/logoutUser',
  summary: 'Ends the session: both tokens are refused from now on',
  access: 'visitor',
  body: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(4096))) }),
  ok: done,
});
