import { fromPromise } from 'xstate';
import type { PendingTicket } from '../../contract/storage/slip.ts';
import { checksFor, type Selections } from '../../domain/ticket/slip.ts';
import type { TicketTerms } from '../../domain/ticket/ticket-request.ts';
import type { CheckedPrices, TicketReceipt } from '../../machines/ticket/ticket-event.ts';
import type { SportsbettingApi } from '../transport/api/sportsbetting.ts';
import type { TicketStore } from './ticket-store.ts';

interface TicketActorsOptions {
  sportsbetting: SportsbettingApi;
  store: TicketStore;
  /** The server's time in milliseconds, as far as it is known. */
  serverNow: () => number;
}

/** What a request is made with is not needed before there is a selection, and must be there before it is paid. */
const loadRequest = () => import('../../domain/ticket/ticket-request.ts');

/** What the ticket machine does to the world, by the names it declares. The ticker is the site's common one. */
export const createTicketActors = ({ sportsbetting, store, serverNow }: TicketActorsOptions) => ({
  checkSelections: fromPromise<CheckedPrices, Selections>(async ({ input, signal }) => {
    loadRequest().catch(() => undefined);
    const checks = await sportsbetting.checkTicketSelections(checksFor(input), signal);
    return { checks, now: serverNow() };
  }),
  saveTicket: fromPromise<number, PendingTicket | undefined>(async ({ input }) => {
    if (input) store.saveTicket(input);
    return serverNow();
  }),
  // Without the signal: a ticket that was sent is not taken back by leaving the page's state.
  postTicket: fromPromise<TicketReceipt, TicketTerms | null>(async ({ input }) => {
    if (!input) throw new Error('There is no ticket to send');
    const { ticketRequestFrom } = await loadRequest();
    const { nowTimestamp, createdAtTimestamp } = await sportsbetting.ticketRequest(ticketRequestFrom(input));
    return { now: nowTimestamp, createdAt: createdAtTimestamp };
  }),
});
