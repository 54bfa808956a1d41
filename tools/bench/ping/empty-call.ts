import * as z from 'zod/mini';
import { endpoint } from '../../../contract/http/endpoint.ts';

/** A call that does nothing: what the server itself costs. */
export const emptyCall = endpoint({
  method: 'GET',
  url: '/bench/empty',
  summary: 'Nothing',
  access: 'anyone',
  ok: z.object({}),
});
