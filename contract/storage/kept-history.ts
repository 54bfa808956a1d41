import * as z from 'zod/mini';
import { historyTicket } from '../entities/history-ticket.ts';
import { id, timestamp } from '../entities/scalars.ts';
import { ticketHistory } from '../http/ticket-history.ts';

/** At most so many lists are kept for a visit without a network, the newest; own rules, as all of these. */
export const mostKeptLists = 5;
/** Of so many tickets it is kept that they were open, those opened last. */
export const mostKeptOpen = 20;
/** In letters: a tenth of what browsers let a site store, for the slip and the session have to fit in too. */
export const mostKeptText = 500_000;
/** Days: as long as a browser keeps the site's own files (src/service-worker). */
export const mostKeptDays = 14;

/** A ticket as it was seen, without what it could be sold for. */
const keptTicket = z.omit(historyTicket, { cashOutOffer: true });

/** A list of tickets as the server answered it. */
export const keptPage = z.extend(ticketHistory.ok, { result: z.array(keptTicket) });
export type KeptPage = z.infer<typeof keptPage>;

/** The search part of an address of the history: what was filtered by. */
export const keptSearch = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type KeptSearch = z.infer<typeof keptSearch>;

/**
 * Lists of one player's tickets that he saw last, the newest first, for a visit without a network; `at` is when the server answered,
 * by the browser's clock. Anything in another shape is dropped.
 */
export const keptHistory = z.object({
  version: z.literal(1),
  userId: id,
  lists: z.array(z.object({ search: keptSearch, at: timestamp, page: keptPage })).check(z.maxLength(mostKeptLists)),
  /** Ids of tickets that are open in a list, the last one first. */
  opened: z.array(id).check(z.maxLength(mostKeptOpen)),
});
export type KeptHistory = z.infer<typeof keptHistory>;
export type KeptList = KeptHistory['lists'][number];
