import * as z from 'zod/mini';
import { amount, decimalOdd, id, timestamp } from './scalars.ts';
import { sportCode } from './sport.ts';
import { bet, ticketId, ticketType } from './ticket.ts';

const optionalText = z.nullable(z.string().check(z.maxLength(200)));

/** A selection as it is sent: `odds` is the price the player saw last, `original_odds` the one he consented to. */
export const requestedSelection = z.object({
  eventId: id,
  type: ticketType,
  sfid: optionalText,
  marketCode: id,
  selectionCode: id,
  odds: decimalOdd,
  original_odds: decimalOdd,
  sport: sportCode,
  /** Id among the match's players when the selection is about one of them. */
  player: optionalText,
  marketsTable: optionalText,
  marketsKey: optionalText,
  marketsGroup: optionalText,
  systemGroup: z.nullable(z.int().check(z.minimum(0), z.maximum(99))),
  band: optionalText,
  original_band: optionalText,
});
export type RequestedSelection = z.infer<typeof requestedSelection>;

export const systemGroup = z.object({
  conditions: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
  totalSelections: z.int(),
});
export type SystemGroup = z.infer<typeof systemGroup>;

export const oddsMode = z.enum(['none', 'higher', 'any']);
export type OddsMode = z.infer<typeof oddsMode>;

/**
 * Which changes of odds are accepted without asking: none, only odds that rose, or any; with a tolerance any but a fall of
 * more than this many percent. Null is no limit. It refines autoOddsChange: while that is off every change is asked about.
 */
export const oddsPolicy = z.object({
  mode: oddsMode,
  tolerance: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(100))), null),
});
export type OddsPolicy = z.infer<typeof oddsPolicy>;

/** Body of ticketRequest (decisions, Shapes). Every figure in it is recomputed by the server. */
export const ticketRequest = z.object({
  ticket_id: ticketId,
  autoOddsChange: z.boolean(),
  oddsPolicy: z.optional(oddsPolicy),
  selections: z.array(requestedSelection).check(z.minLength(1), z.maxLength(200)),
  bets: z.array(bet).check(z.minLength(1), z.maxLength(1)),
  original_bets: z.array(bet).check(z.maxLength(1)),
  wallet: z.object({ currency: z.string().check(z.maxLength(32)), currency_id: z.int() }),
  bonus: z.object({ amount, percentage: z.number(), total_gain: amount }),
  systemGroups: z.array(systemGroup).check(z.maxLength(50)),
  /**
   * By the server's clock; a ticket that arrives after it is refused (400 ticketTooLate). At that deadline the site
   * tells the player that it was not placed, so a delayed call must place nothing.
   */
  takeUntil: z.optional(timestamp),
});
export type TicketRequest = z.infer<typeof ticketRequest>;
