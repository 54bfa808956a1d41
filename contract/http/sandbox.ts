import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { marketStatus } from '../entities/match.ts';
import { id, instant, timestamp } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

const username = z.optional(z.string().check(z.maxLength(64)));

/** Forces what becomes of the next ticket, of one player or of whoever pays next (decisions, Demo data and sandbox). */
export const sandboxTicket = endpoint({
  method: 'POST',
  url: '/sandbox/v1/ticket',
  summary: 'Outcome of the next ticket',
  access: 'sandbox',
  body: z.object({
    username,
    outcome: z.enum(['accept', 'denied', 'oddchange', 'reoffer', 'busy', 'silence']),
    subcode: z.optional(z.int()),
    stake: z.optional(z.number()),
    delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  }),
  ok: done,
});

export const sandboxMarket = endpoint({
  method: 'POST',
  url: '/sandbox/v1/market',
  summary: 'Overrides status, odd or band of a market (of one selection with selectionCode)',
  access: 'sandbox',
  body: z.object({
    eventId: id,
    marketCode: z.string(),
    selectionCode: z.optional(z.string()),
    status: z.optional(marketStatus),
    O: z.optional(z.number()),
    band: z.optional(z.string()),
  }),
  ok: done,
});

export const sandboxMatch = endpoint({
  method: 'POST',
  url: '/sandbox/v1/match',
  summary: 'Ends a match with a score now',
  access: 'sandbox',
  body: z.object({ eventId: id, finish: z.string().check(z.regex(/^\d{1,3}-\d{1,3}$/)) }),
  ok: done,
});

export const sandboxMaintenance = endpoint({
  method: 'POST',
  url: '/sandbox/v1/maintenance',
  summary: 'Announces maintenance in timeLeft seconds, or takes it back',
  access: 'sandbox',
  body: z.union([z.object({ timeLeft: z.number() }), z.object({ off: z.literal(true) })]),
  ok: done,
});

export const sandboxBlock = endpoint({
  method: 'POST',
  url: '/sandbox/v1/block',
  summary: 'Blocks or unblocks a player',
  access: 'sandbox',
  body: z.object({ username: z.string(), blocked: z.boolean() }),
  ok: done,
});

export const sandboxStatus = endpoint({
  method: 'POST',
  url: '/sandbox/v1/status',
  summary: 'Sets a status setting and pushes it to everybody',
  access: 'sandbox',
  body: z.object({ key: z.string(), value: z.string() }),
  ok: done,
});

export const sandboxSockets = endpoint({
  method: 'POST',
  url: '/sandbox/v1/sockets',
  summary: 'Cuts every socket, or refuses new ones for some seconds',
  access: 'sandbox',
  body: z.union([z.object({ cut: z.literal(true) }), z.object({ refuse: z.number() })]),
  ok: done,
});

export const sandboxToken = endpoint({
  method: 'POST',
  url: '/sandbox/v1/token',
  summary: "Expires a player's access tokens, or his whole session",
  access: 'sandbox',
  body: z.object({ username: z.string(), expire: z.enum(['access', 'session']) }),
  ok: done,
});

export const sandboxDrop = endpoint({
  method: 'POST',
  url: '/sandbox/v1/drop',
  summary: 'Closes the connection instead of answering the next call to a path, after it was committed',
  access: 'sandbox',
  body: z.object({ username, url: z.optional(z.string()) }),
  ok: done,
});

export const sandboxClock = endpoint({
  method: 'POST',
  url: '/sandbox/v1/clock',
  summary: "Moves the server's clock forward; answers when everything due by then has happened",
  access: 'sandbox',
  body: z.object({ advance: z.int().check(z.minimum(0), z.maximum(30 * 24 * 3_600_000)) }),
  ok: z.object({ nowTimestamp: timestamp }),
});

export const sandboxMail = endpoint({
  method: 'POST',
  url: '/sandbox/v1/mail',
  summary: 'The mails sent so far, newest first: of all, of one player, or to one address',
  access: 'sandbox',
  body: z.object({ username, to: z.optional(z.string().check(z.maxLength(254))) }),
  ok: z.array(
    z.object({ to: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()), at: instant }),
  ),
});
