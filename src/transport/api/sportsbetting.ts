import type * as z from 'zod/mini';
import type { TicketRequest } from '../../../contract/entities/ticket-request.ts';
import {
  type checkedSelection,
  checkTicketSelections,
  reoffer,
  ticketRequest,
} from '../../../contract/http/sportsbetting.ts';
import type { HistoryQuery } from '../../../contract/http/ticket-history.ts';
import type { HttpClient } from '../http-client.ts';

export type CheckedSelection = z.input<typeof checkedSelection>;

/** The calls of a slip and its tickets, fetched with them. */
export const createSportsbettingApi = (http: HttpClient) => ({
  ticketRequest: (body: TicketRequest, signal?: AbortSignal) => http.call(ticketRequest, { body, signal }),
  reoffer: (body: z.input<typeof reoffer.body>, signal?: AbortSignal) => http.call(reoffer, { body, signal }),
  /** Loaded with the first call: only its own page asks for the history. */
  ticketHistory: async (body: HistoryQuery, signal?: AbortSignal) => {
    const { ticketHistory } = await import('../../../contract/http/ticket-history.ts');
    return http.call(ticketHistory, { body, signal });
  },
  ticketTrace: async (ticket_id: string, signal?: AbortSignal) => {
    const { ticketTrace } = await import('../../../contract/http/ticket-history.ts');
    return http.call(ticketTrace, { query: { ticket_id }, signal });
  },
  checkTicketSelections: (ticket: CheckedSelection[], signal?: AbortSignal) =>
    http.call(checkTicketSelections, { body: { ticket }, signal }),
});
export type SportsbettingApi = ReturnType<typeof createSportsbettingApi>;
