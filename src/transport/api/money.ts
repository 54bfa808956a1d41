import type { output } from 'zod/mini';
import type { Language } from '../../../contract/entities/languages.ts';
import type { DepositMethod } from '../../../contract/entities/payment.ts';
import { askPayout, myPayouts, withdrawPayout } from '../../../contract/http/agency-payouts.ts';
import {
  apcopayPaymentInit,
  type DepositRequest,
  nbPaymentInit,
  paymentStatus,
  payments,
} from '../../../contract/http/payment.ts';
import {
  type ExportQuery,
  exportTransactions,
  type TransactionsQuery,
  transactions,
} from '../../../contract/http/transactions.ts';
import type { HttpClient } from '../http-client.ts';

/** Calls about deposits, payouts and the player's movements of money, apart from the others: most visits make none of them. */
export const createMoneyApi = (http: HttpClient, language: () => Language) => ({
  begin: (method: DepositMethod, deposit: DepositRequest, idempotencyKey: string, signal?: AbortSignal) => {
    const body = { ...deposit, language: language() };
    return http.call(method === 'nb' ? nbPaymentInit : apcopayPaymentInit, { body, idempotencyKey, signal });
  },
  payment: (payment_id: string, signal?: AbortSignal) => http.call(paymentStatus, { query: { payment_id }, signal }),
  payments: (page: number, signal?: AbortSignal) => http.call(payments, { query: { page }, signal }),
  payouts: (signal?: AbortSignal) => http.call(myPayouts, { signal }),
  askPayout: (body: output<typeof askPayout.body>, idempotencyKey: string) =>
    http.call(askPayout, { body, idempotencyKey }),
  withdrawPayout: (id: string) => http.call(withdrawPayout, { body: { id } }),
  transactions: (body: TransactionsQuery, signal?: AbortSignal) => http.call(transactions, { body, signal }),
  exportTransactions: (body: ExportQuery, signal?: AbortSignal) => http.call(exportTransactions, { body, signal }),
});

export type MoneyApi = ReturnType<typeof createMoneyApi>;
