import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { decimalOdd, id, timestamp } from '../entities/scalars.ts';
import { ticketId } from '../entities/ticket.ts';
import { ticketRequest as ticketRequestBody } from '../entities/ticket-request.ts';
import { endpoint } from './endpoint.ts';

export const ticketRequest = endpoint({
  method: 'POST',
  url: '/sportsbetting/v1/ticketRequest',
  summary: 'Sends a ticket. 200 means received: the outcome comes by ticketRequestProcessed and by ping',
  access: 'player',
  inTurn: true,
  body: ticketRequestBody,
  ok: z.object({
    error: z.null(),
    ErrorText: z.literal('ok'),
    ticket_id: z.string(),
    nowTimestamp: timestamp,
    createdAtTimestamp: timestamp,
  }),
});

/**
 * The player's answer to an offer; the same answer again is answered the same. 404 notFound for a ticket that is unknown or
 * somebody else's, 409 offerOver when it is not offered any more. What becomes of the ticket comes by ticketRequestProcessed and by ping.
 */
export const reoffer = endpoint({
  method: 'POST',
  url: '/sportsbetting/v1/reoffer',
  summary: 'Accepts or declines what the operator offers instead of a ticket',
  access: 'player',
  inTurn: true,
  body: z.union([
    z.object({ ticketId, accepted: z.literal(true) }),
    z.object({ ticketId, accepted: z.literal(false), reason: z.enum(['timeout', 'Player declined.']) }),
  ]),
  ok: done,
});

/** A selection whose price is asked; `id` comes back as it was sent. */
export const checkedSelection = z.object({
  id: z.string().check(z.maxLength(200)),
  eventId: id,
  marketCode: z.string().check(z.maxLength(64)),
  selectionCode: z.string().check(z.maxLength(64)),
  player: z.nullable(z.string().check(z.maxLength(200))),
  odd: z.union([decimalOdd, z.literal('-')]),
  band: z.nullable(z.string().check(z.maxLength(32))),
});

/** The price now: `odd` is "-" when the selection cannot be staked on. */
export const selectionCheck = z.object({
  id: z.string(),
  eventId: id,
  odd: z.union([decimalOdd, z.literal('-')]),
  band: z.nullable(z.string()),
  originalOdd: z.union([decimalOdd, z.literal('-')]),
  originalBand: z.nullable(z.string()),
});
export type SelectionCheck = z.infer<typeof selectionCheck>;

export const checkTicketSelections = endpoint({
  method: 'POST',
  url: '/sportsbetting/v1/checkTicketSelections',
  summary: 'Prices of the selections on a slip as they are now',
  access: 'anyone',
  body: z.object({ ticket: z.array(checkedSelection).check(z.maxLength(200)) }),
  ok: z.array(selectionCheck),
});
