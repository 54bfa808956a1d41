import * as z from 'zod/mini';
import { amount, decimalOdd, id, timestamp } from './scalars.ts';

/** Made by the browser before it sends, the same for every retry (money-and-tickets 4). */
export const ticketId = z.uuidv4('ticketIdInvalid');

export const ticketType = z.enum(['prematch', 'live']);
export type TicketType = z.infer<typeof ticketType>;

/** One bet: the distinct numbers of selections in a line, the stake in major units. */
export const bet = z.object({
  selectedSystems: z.array(z.int().check(z.minimum(1), z.maximum(1000))).check(z.maxLength(100)),
  stake: z.number('stakeInvalid'),
  type: z.literal('total'),
});
export type Bet = z.infer<typeof bet>;

/** Why a selection was not accepted as it was sent. */
export const selectionReason = z.enum(['oddsChanged', 'bandChanged', 'blocked', 'started', 'finished', 'stakeTooHigh']);
export type SelectionReason = z.infer<typeof selectionReason>;

/** A selection in an answer: the price now (absent when there is none), of an accepted ticket the one it was taken at, and, where it differs, why. */
export const answeredSelection = z.object({
  eventId: id,
  marketCode: z.string(),
  selectionCode: z.string(),
  odd: z.optional(decimalOdd),
  originalOdd: z.optional(decimalOdd),
  band: z.nullable(z.string()),
  reason: z.nullable(selectionReason),
  /** With the reason `stakeTooHigh`: the highest stake of a ticket with this selection, in major units; 0 when none is taken. */
  maxStake: z.optional(amount),
});
export type AnsweredSelection = z.infer<typeof answeredSelection>;

/** Status words of ping and events (decisions, table of states). */
export const answerStatus = z.enum(['pending', 'accepted', 'denied', 'oddchange', 'reoffer', 'cancelled', 'expired']);
export type AnswerStatus = z.infer<typeof answerStatus>;

/**
 * What the operator would take instead, until `expiresAt` by the server's clock: the prices are in `selections`, the
 * stakes in major units; `stake` is `originalStake` when only prices moved (decisions, Reoffer).
 */
export const ticketOffer = z.object({ stake: amount, originalStake: amount, expiresAt: timestamp });
export type TicketOffer = z.infer<typeof ticketOffer>;

/** Socket event `ticketRequestProcessed`: what became of a ticket. Codes are the operator's own (decisions, Codes). */
export const ticketRequestProcessed = z.object({
  _id: z.string(),
  frontend_uuid: z.string(),
  userId: z.string(),
  type: ticketType,
  accepted: z.nullable(z.boolean()),
  mtcResponse: z.object({
    code: z.nullable(z.number()),
    subcode: z.nullable(z.number()),
    status: answerStatus,
    response_time: z.number(),
    selections: z.array(answeredSelection),
    actions: z.array(z.string()),
    bets: z.array(bet),
    /** With the statuses `oddchange` (code 100) and `reoffer` (code 101). */
    offer: z.optional(ticketOffer),
  }),
  etsResponse: z.object({ code: z.nullable(z.number()) }),
  nowTimestamp: timestamp,
  createdAtTimestamp: timestamp,
  original_bets: z.array(bet),
});
export type TicketRequestProcessed = z.infer<typeof ticketRequestProcessed>;

/** Status of a ticket in the history. */
export const ticketStatus = z.enum(['pending', 'accepted', 'rejected', 'won', 'lost', 'void', 'cashout']);
export type TicketStatus = z.infer<typeof ticketStatus>;
