import { activateVoucher, createVoucher, type VoucherStatus, voucherHistory } from '../../../contract/http/vouchers.ts';
import type { HttpClient } from '../http-client.ts';

/** Vouchers are dinars. */
const wallet = { currency: 'RSD', currencyId: 1 };

/** Calls of the vouchers, apart from the others: most visits make none of them. Amounts in major units. */
export const createVouchersApi = (http: HttpClient) => ({
  create: (amount: number, idempotencyKey: string) =>
    http.call(createVoucher, { body: { amount, ...wallet }, idempotencyKey }),
  activate: (voucher: string, idempotencyKey: string) =>
    http.call(activateVoucher, { body: { voucher }, idempotencyKey }),
  history: (page: number, status?: VoucherStatus, signal?: AbortSignal) =>
    http.call(voucherHistory, { body: { page, status }, signal }),
});

export type VouchersApi = ReturnType<typeof createVouchersApi>;
