import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { tokens } from '../entities/user.ts';
import { endpoint } from './endpoint.ts';

/** Exchanges a refresh token for new tokens; the old one is spent, with 20 s of grace for a lost answer. */
export const refreshToken = endpoint({
  method: 'POST',
  url: '/kcmanager/refreshToken',
  summary: 'New tokens for a refresh token',
  access: 'anyone',
  body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  ok: tokens,
});

/** Ends the session: both tokens are refused from now on. */
export const logoutUser = endpoint({
  method: 'POST',
  url: '/kcmanager/logoutUser',
  summary: 'Ends the session',
  access: 'visitor',
  body: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(4096))) }),
  ok: done,
});
