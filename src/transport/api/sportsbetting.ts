import type * as z from 'zod/mini';
import type { TicketRequest } from '../../../contract/entities/ticket.ts';
import {
  type checkedSelection,
  checkTicketSelections,
  preAuth,
  reoffer,
  ticketHistory,
  ticketRequest,
  ticketTrace,
} from '../../../contract/http/sportsbetting.ts';
import type { HttpClient } from '../http-client.ts';

export type CheckedSelection = z.input<typeof checkedSelection>;

export const createSportsbettingApi = (http: HttpClient) => ({
  ticketRequest: (body: TicketRequest, signal?: AbortSignal) => http.call(ticketRequest, { body, signal }),
  reoffer: (body: z.input<typeof reoffer.body>, signal?: AbortSignal) => http.call(reoffer, { body, signal }),
  ticketHistory: (page: number, signal?: AbortSignal) => http.call(ticketHistory, { body: { page }, signal }),
  ticketTrace: (ticket_id: string, signal?: AbortSignal) => http.call(ticketTrace, { query: { ticket_id }, signal }),
  checkTicketSelections: (ticket: CheckedSelection[], signal?: AbortSignal) =>
    http.call(checkTicketSelections, { body: { ticket }, signal }),
  preAuth: (signal?: AbortSignal) => http.call(preAuth, { signal, renewOn: [401, 403] }),
});
