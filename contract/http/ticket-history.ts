import * as z from 'zod/mini';
import { amount } from '../entities/scalars.ts';
import { historyTicket } from '../entities/ticket.ts';
import { endpoint } from './endpoint.ts';

const flag = z.optional(z.boolean());
const least = z.optional(amount.check(z.minimum(0), z.maximum(1e12)));

/** What the list is sorted by; `win` is what a ticket won or, while it is open, can win. */
export const historySortField = z.enum(['createdAt', 'stake', 'odd', 'win', 'status']);
export type HistorySortField = z.infer<typeof historySortField>;

/** States a ticket may be looked for by; several are united, none means every ticket. `in_play` are open tickets, `waiting_for_matches` those of them of which no match has begun. */
export const historyStates = ['in_play', 'waiting_for_matches', 'won', 'lost', 'cashout'] as const;
/** Kinds of tickets; several are united, none means every kind. `standard` is a combination. */
export const historyKinds = ['single', 'standard', 'system'] as const;
/** What a ticket must have besides: a live selection, a free bet as its stake. */
export const historyMarks = ['live', 'freebet'] as const;
export const historyFacets = [...historyStates, ...historyKinds, ...historyMarks] as const;
export type HistoryFacet = (typeof historyFacets)[number];

/**
 * Filters of the ticket history (spec section 3); what is left out does not filter. Days are those of `time_zone`
 * (an IANA name; without it, or when it is unknown, the operator's), both included; `month` ("2026-11") stands for all of its days.
 */
export const historyQuery = z.object({
  page: z.int().check(z.minimum(1), z.maximum(10_000)),
  sortField: z.optional(historySortField),
  /** Newest, largest first; so it is unless false. */
  sortOrderDesc: flag,
  in_play: flag,
  waiting_for_matches: flag,
  won: flag,
  lost: flag,
  cashout: flag,
  single: flag,
  standard: flag,
  system: flag,
  live: flag,
  freebet: flag,
  /** Least stake and least win, in major units. */
  min_pay_in: least,
  min_win: least,
  /** The code of a match on the ticket. */
  match_code: z.optional(z.string().check(z.maxLength(64))),
  /** Words in the names of a ticket's matches, or the beginning of the ticket's own code. */
  search_filter: z.optional(z.string().check(z.maxLength(100))),
  date_from: z.optional(z.iso.date()),
  date_to: z.optional(z.iso.date()),
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  time_zone: z.optional(z.string().check(z.maxLength(64))),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

/** Money of the tickets found, per currency, in major units: paid in, and paid out so far; refused tickets do not count. */
export const historyTotal = z.object({
  currency: z.string(),
  currency_id: z.number(),
  staked: amount,
  paidOut: amount,
});
export type HistoryTotal = z.infer<typeof historyTotal>;

export const ticketHistory = endpoint({
  method: 'POST',
  url: '/sportsbetting/v1/ticketHistory',
  summary: "The player's tickets by filters, newest first unless sorted otherwise, pages of 50",
  access: 'player',
  body: historyQuery,
  ok: z.object({
    result: z.array(historyTicket),
    totalPages: z.number(),
    /** Tickets found. */
    total: z.int(),
    totals: z.array(historyTotal),
    /** How many tickets of these days, amounts and matches have each state, kind and mark, whichever of them are asked for. */
    counts: z.record(z.enum(historyFacets), z.int()),
  }),
});
export type HistoryPage = z.infer<typeof ticketHistory.ok>;
