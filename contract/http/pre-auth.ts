import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const preAuth = endpoint({
  method: 'GET',
  url: '/sportsbetting/v1/preAuth',
  summary: 'A short-lived token for the socket event auth',
  access: 'player',
  ok: z.object({ token: z.string() }),
});
