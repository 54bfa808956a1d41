import * as z from 'zod/mini';
import { historyFacets, historySortField } from '../entities/history-filter.ts';
import { historyTicket } from '../entities/history-ticket.ts';
import { amount } from '../entities/scalars.ts';
import { ticketId } from '../entities/ticket.ts';
import { serverTrace } from '../entities/ticket-trace.ts';
import { endpoint } from './endpoint.ts';

/** The filters, by how a flag and an amount in major units are read: those of a body are JSON, those of a query are text. */
export const historyFilters = <Flag extends z.ZodMiniType, Least extends z.ZodMiniType>(flag: Flag, sum: Least) => ({
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
  cashback: flag,
  void: flag,
  /** `false` leaves those out that were rejected, whatever else is asked for. */
  rejected: flag,
  /** Least stake and least win, in major units. */
  min_pay_in: sum,
  min_win: sum,
  /** The code of a match on the ticket. */
  match_code: z.optional(z.string().check(z.maxLength(64))),
  /** Words in the names of a ticket's matches, or the beginning of the ticket's own code. */
  search_filter: z.optional(z.string().check(z.maxLength(100))),
  date_from: z.optional(z.iso.date()),
  date_to: z.optional(z.iso.date()),
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  time_zone: z.optional(z.string().check(z.maxLength(64))),
});

/**
 * Filters of the ticket history (spec section 3); what is left out does not filter. Days are those of `time_zone` (an
 * IANA name; without it, or when it is unknown, the operator's), both included; `month` ("2026-11") means all of its
 * days.
 */
export const historyQuery = z.object({
  page: z.int().check(z.minimum(1), z.maximum(10_000)),
  ...historyFilters(z.optional(z.boolean()), z.optional(amount.check(z.minimum(0), z.maximum(1e12)))),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

/**
 * Money of the tickets found, per currency, in major units. What is settled: the number of tickets, what was paid in and out and
 * given back as cashback on them, and on the parts of open ones that were cashed out. What is open: the number of tickets, what
 * is at stake on them, and what they pay if every open selection wins. Rejected tickets do not count.
 */
export const historyTotal = z.object({
  currency: z.string(),
  currency_id: z.number(),
  settled: z.int(),
  staked: amount,
  paidOut: amount,
  cashback: amount,
  open: z.int(),
  atStake: amount,
  couldPay: amount,
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

export const ticketTrace = endpoint({
  method: 'GET',
  url: '/sportsbetting/v1/ticketTrace',
  summary: "What happened to one of the player's own tickets; 404 when it is unknown or somebody else's",
  access: 'player',
  query: z.object({ ticket_id: ticketId }),
  ok: serverTrace,
});
