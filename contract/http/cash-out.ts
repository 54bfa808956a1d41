import * as z from 'zod/mini';
import { amount, id, timestamp } from '../entities/scalars.ts';
import { ticketId } from '../entities/ticket.ts';
import { endpoint } from './endpoint.ts';

/**
 * What the operator pays for a ticket until `expires` (server's clock), in major units; `margin` percent of its fair value
 * stay with him. `stake` is given up for it; what bonus money had of that stake, it has of the amount: `bonus`. The ticket
 * goes on with `stakeLeft` and may pay `maxPayoutLeft`, bonus included; both are 0 when it is sold as a whole.
 */
export const cashOutQuote = z.object({
  amount,
  bonus: amount,
  stake: amount,
  stakeLeft: amount,
  maxPayoutLeft: amount,
  quote_id: z.string(),
  expires: timestamp,
  margin: z.number(),
});
export type CashOutQuote = z.infer<typeof cashOutQuote>;

/**
 * Asks for a quote. `ratio` is the part of the stake to cash out, above 0 up to 1 (1 unless given), at most four
 * decimals. 404 notFound for a ticket that is unknown or somebody else's, 409 cashOutOver when it is not open any more,
 * 409 cashOutSuspended while a selection has no price, 409 cashOutUnavailable for a free bet or when nothing is left.
 */
export const cashOut = endpoint({
  method: 'POST',
  url: '/sportsbetting/v1/cashOut',
  summary: 'What the operator pays now for an open ticket, or for a part of it',
  access: 'player',
  inTurn: true,
  body: z.object({
    ticket_id: ticketId,
    ratio: z.optional(z.number('cashOutRatio').check(z.gt(0, 'cashOutRatio'), z.lte(1, 'cashOutRatio'))),
  }),
  ok: cashOutQuote,
});

/**
 * Takes a quote at the amount that was shown. The same quote again is answered the same and pays nothing more, so a
 * lost answer may be asked for again. An Idempotency-Key belongs to one quote and amount for ever: with others 409
 * idempotencyKeyReused, 400 idempotencyKeyInvalid when it is none. 409 cashOutMoved when the ticket is worth less by
 * now or the amount is not the quote's, 409 cashOutExpired after its time, else as {@link cashOut}.
 */
export const confirmCashOut = endpoint({
  method: 'POST',
  url: '/sportsbetting/v1/confirmCashOut',
  summary: 'Cashes a ticket out at a quoted amount; Idempotency-Key',
  access: 'player',
  inTurn: true,
  body: z.object({ ticket_id: ticketId, quote_id: z.uuidv4('notFound'), amount: z.number('cashOutMoved') }),
  ok: z.object({ error: z.null(), ErrorText: z.literal('ok'), amount, ticket_id: id }),
});
