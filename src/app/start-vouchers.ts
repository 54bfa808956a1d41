import { fromPromise } from 'xstate';
import {
  type AddedMoney,
  type VoucherOrder,
  type VoucherReport,
  type VoucherUse,
  voucherMachine,
} from '../../machines/voucher/voucher.machine.ts';
import { copyText } from '../browser/copy-text.ts';
import type { VoucherParts } from '../running/running.tsx';
import { createVouchersApi, type VouchersApi } from '../transport/api/vouchers.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * The machine of the vouchers with its effects; `hear` receives its reports. A call that was sent goes on although
 * nobody waits for it.
 */
export const providedVoucher = (api: VouchersApi, hear: (report: VoucherReport) => void) =>
  voucherMachine.provide({
    actors: {
      createVoucher: fromPromise<string, VoucherOrder>(
        async ({ input: { amount, key } }) => (await api.create(amount, key)).textCode,
      ),
      useVoucher: fromPromise<AddedMoney, VoucherUse>(async ({ input: { code, key } }) => {
        const { amount, currency } = await api.activate(code, key);
        return { amount: amounts.format(amount), currency };
      }),
      copyText: fromPromise<void, { text: string }>(({ input: { text } }) => copyText(text)),
    },
    actions: { report: (_, report) => hear(report) },
  });

/** The vouchers: fetched and started when their page or one of their dialogs is first opened. */
export const start = (site: LateSite): VoucherParts & { api: VouchersApi } => {
  const { world, page, app } = site;
  const api = createVouchersApi(world.http);
  const hear = (report: VoucherReport) => {
    if (report.type === 'vouchers.changed') page.refresh();
    else app.send(report);
  };
  return { api, voucher: latePart(site, providedVoucher(api, hear), { type: 'player.left' }) };
};
