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
 * Asked by a proxy before it sends players here. 503 unavailable as {@link healthz} says it, and with the reason `feed` where
 * the offer has not moved for some seconds. Other servers that cannot be told (`bus`) are no reason: they would all be left
 * out at once, and each serves its own players by the database.
 */
export const readyz = endpoint({
  method: 'GET',
  url: '/readyz',
  summary: 'Whether players may be sent to this server now',
  access: 'anyone',
  ok: z.object({
    ok: z.literal(true),
    version: z.string(),
    /** Milliseconds since the offer was last looked at. */
    feedAge: z.int(),
    /** Whether the other servers of this site can be told of news; true where there are none. */
    bus: z.boolean(),
  }),
});
