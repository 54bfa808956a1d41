import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * 503 unavailable when no players should be sent here: `values.reason` is `database` (it does not answer), `clock`,
 * `disk` (it is full) or `stopping`.
 */
export const healthz = endpoint({
  method: 'GET',
  url: '/healthz',
  summary: 'Whether this server is ready for players',
  access: 'anyone',
  ok: z.object({
    ok: z.literal(true),
    version: z.string(),
    nowTimestamp: z.number(),
    /** How many milliseconds this machine's clock is ahead of the database's; beyond 250 the server is not ready. */
    machineOff: z.optional(z.int()),
    /** General settings with an invalid text, for which the former value stays in force. */
    badSettings: z.optional(z.array(z.string())),
    /** Connections of this node, and how often it refused something at one since its start, by reason. */
    sockets: z.optional(z.object({ open: z.int(), refused: z.record(z.string(), z.int()) })),
  }),
});
