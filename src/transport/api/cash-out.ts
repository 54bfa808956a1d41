import { type CashOutQuote, cashOut, confirmCashOut } from '../../../contract/http/cash-out.ts';
import type { HttpClient } from '../http-client.ts';

/** Calls of the cash-out, apart from the others: most visits make none of them. */
export const createCashOutApi = (http: HttpClient) => ({
  quote: (ticket_id: string, ratio: number, signal?: AbortSignal) =>
    http.call(cashOut, { body: { ticket_id, ratio }, signal }),
  confirm: (ticket_id: string, { quote_id, amount }: CashOutQuote, signal?: AbortSignal) =>
    http.call(confirmCashOut, { body: { ticket_id, quote_id, amount }, idempotencyKey: quote_id, signal }),
});
