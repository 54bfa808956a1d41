import * as z from 'zod/mini';
import { movement, movementKind } from '../entities/movement.ts';
import { amount, language } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

/**
 * Filters of the transactions; what is left out does not filter. Days are those of `time_zone` (an IANA name; without it,
 * or when it is unknown, the operator's), both included. `search_filter` finds by the beginning of the code of a ticket or
 * a deposit, and by the names of a ticket's matches.
 */
const filters = {
  date_from: z.optional(z.iso.date()),
  date_to: z.optional(z.iso.date()),
  time_zone: z.optional(z.string().check(z.maxLength(64))),
  kinds: z.optional(z.array(movementKind).check(z.maxLength(20))),
  currency_id: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  search_filter: z.optional(z.string().check(z.maxLength(100))),
};
export const transactionsQuery = z.object({ page: z.int().check(z.minimum(1), z.maximum(10_000)), ...filters });
export type TransactionsQuery = z.infer<typeof transactionsQuery>;

/** What the movements found add up to in one wallet, major units; neither is below 0. */
const movementTotal = z.object({ currency: z.string(), currency_id: z.number(), came: amount, went: amount });
export type MovementTotal = z.infer<typeof movementTotal>;

export const transactions = endpoint({
  method: 'POST',
  url: '/base/v1/users/transactions',
  summary: "Every movement of the player's money by filters, newest first, pages of 50",
  access: 'player',
  body: transactionsQuery,
  ok: z.object({
    result: z.array(movement),
    totalPages: z.number(),
    total: z.int(),
    totals: z.array(movementTotal),
  }),
});
export type TransactionsPage = z.infer<typeof transactions.ok>;

/**
 * The same movements as a table for spreadsheets, all pages of it, in a language: `csv` begins with a byte order mark and
 * holds no cell that a spreadsheet would take for a formula. 413 bodyTooLarge beyond 20,000 of them: ask for fewer days.
 */
export const exportTransactions = endpoint({
  method: 'POST',
  url: '/base/v1/users/exportTransactions',
  summary: "The player's movements of money as a CSV file",
  access: 'player',
  body: z.object({ ...filters, language }),
  ok: z.object({ name: z.string(), csv: z.string() }),
});
export type ExportQuery = z.infer<typeof exportTransactions.body>;
