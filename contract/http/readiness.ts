import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Asked by whatever restarts a process that no longer answers; knows of nothing but the process. */
export const livez = endpoint({
  method: 'GET',
  url: '/livez',
  summary: 'Whether this process answers at all',
  access: 'anyone',
  ok: z.object({ ok: z.literal(true) }),
});

/**
 * Asked by a proxy before it sends players here. 503 unavailable as in {@link healthz}, and with the reason `feed` when
 * the offer has not moved for some seconds. A bus that cannot be reached (`bus`) is no reason: all servers would be
 * taken out at once, and each serves its own players by the database.
 */
export const readyz = endpoint({
  method: 'GET',
  url: '/readyz',
  summary: 'Whether players may be sent to this server now',
  access: 'anyone',
  ok: z.object({
    ok: z.literal(true),
    version: z.string(),
    /** Milliseconds since the offer was last updated. */
    feedAge: z.int(),
    /** Whether the other servers of this site can be notified; true where there are none. */
    bus: z.boolean(),
  }),
});
