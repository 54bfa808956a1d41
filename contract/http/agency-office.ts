import * as z from 'zod/mini';
import { newPassword, newUsername } from '../entities/account.ts';
import { historyTicket } from '../entities/history-ticket.ts';
import { amount, id, instant, language } from '../entities/scalars.ts';
import { ticketId } from '../entities/ticket.ts';
import { endpoint } from './endpoint.ts';
import { reusedSlip } from './shared-slip.ts';
import { historyFilters, historyTotal } from './ticket-history.ts';
import { voucherEntry, voucherStatuses } from './vouchers.ts';

/**
 * What an agent's office shows and does, other than credit (agency-affiliates.md). As with agency.ts all of it answers
 * 403 forbidden to anybody but an agent, and 404 userUnknown about users who are not below the caller.
 */

const ofWallet = z.object({
  currency_id: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
});

/** `credit` is what everybody below has, `staked` and `returned` are of today's bets; of one currency, RSD without it. */
export const office = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/office',
  summary: 'What everybody below an agent has and played today, and their play by day for the last 30 days',
  access: 'player',
  query: ofWallet,
  ok: z.object({
    currency_id: z.int(),
    currency: z.string(),
    agents: z.int(),
    players: z.int(),
    /** Of the players, those who wait for a payout. */
    waiting: z.int(),
    credit: amount,
    staked: amount,
    returned: amount,
    /** The operator's days, the oldest first, each of them there. */
    days: z.array(z.object({ day: z.iso.date(), staked: amount, returned: amount })),
  }),
});
export type Office = z.infer<typeof office.ok>;

/**
 * A float over one of the operator's days, today without `day`: opening + received - returned - given + taken + other =
 * closing. `other` is whatever is no credit, such as vouchers. `agrees`: whether receipts and ledger match. 400
 * dayInvalid for a day that has not begun.
 */
export const dayClose = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/dayClose',
  summary: "An agent's float over a day: opening, received, given, taken back, closing",
  access: 'player',
  query: z.extend(ofWallet, { day: z.optional(z.iso.date('dayInvalid')) }),
  ok: z.object({
    day: z.iso.date(),
    currency_id: z.int(),
    currency: z.string(),
    opening: amount,
    received: amount,
    returned: amount,
    given: amount,
    taken: amount,
    other: amount,
    closing: amount,
    /** Whether the day is not over yet. */
    running: z.boolean(),
    /** Whether the day is over and its close is written down. */
    closed: z.boolean(),
    agrees: z.boolean(),
    at: instant,
    /** Credit given and taken by hours from the day's beginning, those in which any moved. */
    hours: z.array(z.object({ hour: z.int(), given: amount, taken: amount })),
  }),
});
export type DayClose = z.infer<typeof dayClose.ok>;

const newAccount = {
  method: 'POST',
  access: 'player',
  body: z.object({ id: z.uuidv4('badRequest'), username: newUsername, password: newPassword }),
  ok: z.object({ error: z.null(), ErrorText: z.literal('ok'), userId: id, username: z.string() }),
} as const;

/**
 * Opens an account right below the caller, with empty wallets. `id` is made by who asks: asked again with it, nothing is
 * made twice, and 409 idempotencyKeyReused when it was another order. 400 usernameTaken, 429 tooManyRequests after 60 in an
 * hour.
 */
export const createUser = endpoint({
  ...newAccount,
  url: '/cms/v1/agency/createUser',
  summary: 'Opens an account for a player right below the agent',
});
export type NewAccount = z.infer<typeof createUser.body>;
export type CreatedUser = z.infer<typeof createUser.ok>;

/** As {@link createUser}; 403 forbidden for an agent who may not make any. */
export const createAgent = endpoint({
  ...newAccount,
  url: '/cms/v1/agency/createAgent',
  summary: 'Opens an account for a sub-agent right below the agent',
});

/** A ticket of somebody below an agent, and whose it is. */
export const agencyTicket = z.extend(historyTicket, { userId: id, username: z.string() });
export type AgencyTicket = z.infer<typeof agencyTicket>;

const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)));

/** Filters as text. */
const filters = historyFilters(
  z.optional(z.enum(['true', 'false'])),
  z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1e12))),
);

/** Filters are those of the ticket history; `userId` leaves the tickets of one, 404 userUnknown when he is not below. */
export const tickets = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/tickets',
  summary: 'Tickets of everybody below an agent by filters, newest first unless sorted otherwise, pages of 50',
  access: 'player',
  query: z.object({ page: pageNumber, userId: z.optional(z.uuid('userUnknown')), ...filters }),
  ok: z.object({
    result: z.array(agencyTicket),
    totalPages: z.int(),
    total: z.int(),
    totals: z.array(historyTotal),
  }),
});
export type AgencyTickets = z.infer<typeof tickets.ok>;
export type AgencyTicketsQuery = z.infer<typeof tickets.query>;

/**
 * `slip` is the ticket against the offer of now, to be copied. Players make the ids of their tickets, so that two may have
 * made the same: without `userId` it is the newest of that id below the caller. 404 userUnknown, 404 notFound.
 */
export const ticketInfo = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/ticketInfo',
  summary: 'One ticket of somebody below an agent, and its selections as they can be bet on now',
  access: 'player',
  query: z.object({ userId: z.optional(z.uuid('userUnknown')), ticket_id: ticketId }),
  ok: z.object({ ticket: agencyTicket, slip: reusedSlip }),
});
export type AgencyTicketInfo = z.infer<typeof ticketInfo.ok>;

/** Vouchers that the caller made of his own money, to be sold for cash; POST /vouchers/v1/create makes them. */
export const myVouchers = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/myVouchers',
  summary: 'Vouchers that an agent made, newest first, pages of 50',
  access: 'player',
  query: z.object({
    page: pageNumber,
    status: z.optional(z.enum(voucherStatuses)),
  }),
  ok: z.object({ result: z.array(voucherEntry), totalPages: z.int(), total: z.int() }),
});
export type MyVouchers = z.infer<typeof myVouchers.ok>;

/**
 * Credit moved by the caller, or that of one below him, as a file for spreadsheets (exportTransactions); days are the
 * operator's, both included. 413 bodyTooLarge beyond 20,000 lines.
 */
export const exportMoves = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/exportMoves',
  summary: 'Credit that an agent gave and took as a CSV file',
  access: 'player',
  body: z.object({
    language,
    userId: z.optional(z.uuid('userUnknown')),
    date_from: z.optional(z.iso.date()),
    date_to: z.optional(z.iso.date()),
  }),
  ok: z.object({ name: z.string(), csv: z.string() }),
});
