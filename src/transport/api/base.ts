import { ping } from '../../../contract/http/base.ts';
import type { HttpClient } from '../http-client.ts';

export const createBaseApi = (http: HttpClient) => ({
  /** `ticketId` asks what became of that ticket as well. The session itself answers a refusal, so none is retried here. */
  ping: (ticketId: string | null, signal?: AbortSignal) =>
    http.call(ping, { query: ticketId === null ? {} : { ticket_id: ticketId }, signal, renewOn: [] }),
});
