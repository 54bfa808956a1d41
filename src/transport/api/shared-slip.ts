import { affiliateTicketCall } from '../../../contract/http/affiliates.ts';
import { ticketInfo } from '../../../contract/http/agency-office.ts';
import {
  type ReusedSlip,
  type ShareBody,
  sharedSlip,
  shareSlip,
  ticketSlip,
} from '../../../contract/http/shared-slip.ts';
import { RefusedError } from '../call-error.ts';
import type { HttpClient } from '../http-client.ts';

/** Calls about slips of before and slips that are handed on, apart from the others: most visits make none of them. */
export const createSharedSlipApi = ({ call }: Pick<HttpClient, 'call'>) => ({
  share: (body: ShareBody, signal?: AbortSignal) => call(shareSlip, { body, signal }),
  /** Null when there is none under the code. */
  find: async (code: string, signal?: AbortSignal): Promise<ReusedSlip | null> => {
    try {
      return await call(sharedSlip, { query: { code }, signal });
    } catch (error) {
      if (error instanceof RefusedError && error.status === 404) return null;
      throw error;
    }
  },
  /** Of somebody below the agent who asks. */
  ofOthersTicket: async (userId: string, ticket_id: string, signal?: AbortSignal) =>
    (await call(ticketInfo, { query: { userId, ticket_id }, signal })).slip,
  /** Of a player whom the affiliate who asks brought, by its name in his list. */
  ofTicketBrought: async (ticket: string, signal?: AbortSignal) =>
    (await call(affiliateTicketCall, { query: { ticket }, signal })).slip,
  ofTicket: (ticket_id: string, signal?: AbortSignal) => call(ticketSlip, { query: { ticket_id }, signal }),
});
