import { fromPromise } from 'xstate';
import type { AddedMoney, VoucherOrder, VoucherUse } from '../../machines/voucher/voucher.machine.ts';
import { copyText } from '../browser/copy-text.ts';
import type { VouchersApi } from '../transport/api/vouchers.ts';

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Effects of the vouchers. What was sent is not taken back: it goes on although nobody waits for it. */
export const createVoucherActors = (api: VouchersApi) => ({
  createVoucher: fromPromise<string, VoucherOrder>(
    async ({ input: { amount, key } }) => (await api.create(amount, key)).textCode,
  ),
  useVoucher: fromPromise<AddedMoney, VoucherUse>(async ({ input: { code, key } }) => {
    const { amount, currency } = await api.activate(code, key);
    return { amount: amounts.format(amount), currency };
  }),
  copyText: fromPromise<void, { text: string }>(({ input: { text } }) => copyText(text)),
});
