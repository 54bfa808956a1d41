import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const healthz = endpoint({
  method: 'GET',
  url: '/healthz',
  summary: 'Whether this server answers and reaches its database',
  access: 'anyone',
  ok: z.object({
    ok: z.literal(true),
    version: z.string(),
    nowTimestamp: z.number(),
    /** General settings whose text made no sense, so that what held before holds. */
    badSettings: z.optional(z.array(z.string())),
    /** Connections of this node, and how often it refused something at one since its start, by reason. */
    sockets: z.optional(z.object({ open: z.int(), refused: z.record(z.string(), z.int()) })),
  }),
});
