import * as z from 'zod/mini';
import { amount, decimalOdd, id, instant } from './scalars.ts';
import { sportCode } from './sport.ts';
import { ticketStatus, ticketType } from './ticket.ts';
import { systemGroup } from './ticket-request.ts';

export const legStatus = z.enum(['open', 'won', 'lost', 'void']);
export type LegStatus = z.infer<typeof legStatus>;

export const historySelection = z.object({
  eventId: id,
  sport: sportCode,
  type: ticketType,
  hostName: z.string(),
  awayName: z.string(),
  leagueName: z.string(),
  groupName: z.string(),
  timeStart: instant,
  marketCode: z.string(),
  selectionCode: z.string(),
  band: z.nullable(z.string()),
  /** Name of the player or entrant it is about. */
  player: z.nullable(z.string()),
  odd: decimalOdd,
  systemGroup: z.nullable(z.number()),
  status: legStatus,
  /** Current or final score, "home-away"; null before the start. */
  score: z.nullable(z.string()),
  matchState: z.enum(['NSY', 'LIVE', 'F']),
});
export type HistorySelection = z.infer<typeof historySelection>;

/**
 * What is left of an accepted ticket while its selections are settled one by one: lines without a lost selection, lines
 * already won, what is paid for them whatever else happens, and what is paid if every open selection wins (major units,
 * with bonus and cap).
 */
export const ticketStanding = z.object({ alive: z.number(), won: z.number(), certain: amount, best: amount });

/** A ticket of the history (decisions, Shapes); odds and amounts in major units. */
export const historyTicket = z.object({
  ticket_id: z.string(),
  status: ticketStatus,
  /** Why a rejected ticket was rejected; null otherwise. */
  subcode: z.nullable(z.number()),
  createdAt: instant,
  stake: amount,
  /** The part of the stake that is still in play: less after a partial cash-out, 0 once the ticket is over. */
  openStake: z.optional(amount),
  currency: z.string(),
  currency_id: z.number(),
  selections: z.array(historySelection),
  systemGroups: z.array(systemGroup),
  combinations: z.number(),
  minOdd: z.number(),
  maxOdd: z.number(),
  minPayout: amount,
  maxPayout: amount,
  bonus: z.object({ percentage: z.number(), amount }),
  payout: z.nullable(amount),
  /** Paid by cash-outs so far; null for none. */
  cashOut: z.nullable(amount),
  /** Given back of the lost stake as bonus money; null for none. */
  cashback: z.optional(z.nullable(amount)),
  /** Null unless the ticket is accepted and open. */
  standing: z.optional(z.nullable(ticketStanding)),
  /** What an open ticket is worth now; null when it cannot be cashed out. */
  cashOutOffer: z.optional(z.nullable(amount)),
});
export type HistoryTicket = z.infer<typeof historyTicket>;
