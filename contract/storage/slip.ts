import * as z from 'zod/mini';
import { decimalOdd, id, instant, timestamp } from '../entities/scalars.ts';
import { sportCode } from '../entities/sport.ts';
import { ticketId, ticketType } from '../entities/ticket.ts';
import { oddsPolicy } from '../entities/ticket-request.ts';

/** An odd as the slip holds it: "-" while the selection cannot be staked on (spec section 3, Ticket selection). */
export const slipOdd = z.union([decimalOdd, z.literal('-')]);

/**
 * A selection on the slip (spec section 3, Ticket selection): the price now, the price the player consented to, and what
 * is needed to name it without the offer. Names of markets and selections are rendered from the codes, so that they follow the language.
 */
export const slipSelection = z.object({
  /** eventId, or eventId and player for a market about a player. */
  id,
  desc: ticketType,
  eventId: id,
  sport: sportCode,
  marketCode: id,
  selectionCode: id,
  /** Id of the player it is about, as the match names him; null when it is about none. */
  player: z.nullable(z.string()),
  playerName: z.optional(z.string()),
  odd: slipOdd,
  originalOdd: slipOdd,
  /** Why there is no odd: the match began, or the market is not open. */
  lockedBy: z.nullable(z.enum(['started', 'suspended'])),
  band: z.nullable(z.string()),
  originalBand: z.nullable(z.string()),
  oddChanged: z.boolean(),
  bandChanged: z.boolean(),
  /** Changed and not yet accepted by the player. */
  changesPending: z.boolean(),
  hostName: z.string(),
  awayName: z.string(),
  leagueName: z.string(),
  groupName: z.string(),
  timeStart: instant,
});
export type SlipSelection = z.infer<typeof slipSelection>;

/** Selections of the slip by their ids, of which k of n must win for each condition k (spec section 3, System group). */
export const slipGroup = z.object({
  conditions: z.array(z.int().check(z.minimum(1))).check(z.minLength(1)),
  selections: z.array(id).check(z.minLength(1)),
});
export type SlipGroup = z.infer<typeof slipGroup>;

/** The slip in system mode (spec section 3, Ticket state): its groups, and what is chosen for the next one. */
export const slipSystem = z.object({
  groups: z.array(slipGroup),
  selectedSelections: z.array(id),
  selectedConditions: z.array(z.int().check(z.minimum(1))),
});
export type SlipSystem = z.infer<typeof slipSystem>;

/** A stake in minor units (2000 is 20.00). */
export const minorStake = z.int().check(z.minimum(0));

/** The player's word about an offer, as the reoffer call sends it (spec section 7). */
export const offerAnswer = z.union([
  z.object({ accepted: z.literal(true) }),
  z.object({ accepted: z.literal(false), reason: z.enum(['timeout', 'Player declined.']) }),
]);
export type OfferAnswer = z.infer<typeof offerAnswer>;

/** A ticket whose outcome is not known yet, written before it is sent (money-and-tickets 4). */
export const pendingTicket = z.object({
  ticketId,
  userId: z.string(),
  selections: z.array(slipSelection).check(z.minLength(1)),
  /** Missing for a single or a combination. */
  groups: z.optional(z.array(slipGroup)),
  stake: minorStake,
  currency: z.string(),
  /** Has a live selection, so that the live delay comes on top. */
  live: z.boolean(),
  /** The server confirmed that it has the ticket. */
  received: z.boolean(),
  /**
   * When the server received it, by the server's clock; until that is known, the latest it can have been; null while
   * its time is unknown.
   */
  createdAt: z.nullable(timestamp),
  /** Milliseconds from createdAt to the deadline. */
  wait: z.number(),
  /** What was answered to its offer: sent again while the server still waits for it. */
  answer: z.optional(offerAnswer),
  /** The stake of an offer that was accepted. */
  agreedStake: z.optional(minorStake),
});
export type PendingTicket = z.infer<typeof pendingTicket>;

/** What the browser keeps of the ticket machine (statecharts, Persistence); anything in another shape is dropped. */
export const storedSlip = z.object({
  machine: z.literal('ticket'),
  version: z.literal(1),
  userId: z.nullable(z.string()),
  /** By the browser's clock, for a reader only. */
  savedAt: timestamp,
  /** When the player composed these selections, by the browser's clock; missing for an empty slip. */
  sharedAt: z.optional(timestamp),
  /** The `sharedAt` of the slip he changed for it: tabs that hold that one take this one over. */
  sharedOn: z.optional(timestamp),
  selections: z.array(slipSelection),
  /** Missing or null for a single or a combination. */
  system: z.optional(z.nullable(slipSystem)),
  stake: z.nullable(minorStake),
  /** At most one of each player who used this browser. */
  tickets: z.array(pendingTicket),
  /** Players who accept changes of odds by themselves. */
  autoOddsUsers: z.array(z.string()),
  /** Which changes those are, of players who chose; any without. */
  oddsPolicies: z.optional(z.record(z.string(), oddsPolicy)),
  /** Players who want the receipt of an accepted ticket in the slip. */
  receiptUsers: z.optional(z.array(z.string())),
});
export type StoredSlip = z.infer<typeof storedSlip>;
