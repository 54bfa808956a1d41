import { createActor } from 'xstate';
import { type VoucherReport, voucherMachine } from '../../machines/voucher/voucher.machine.ts';
import { createVoucherActors } from '../actors/voucher-actors.ts';
import type { VoucherParts } from '../running/running.tsx';
import { createVouchersApi, type VouchersApi } from '../transport/api/vouchers.ts';
import type { LateSite } from './late-parts.ts';
import { watchPlayer } from './watch-player.ts';

/** The machine of the vouchers with its effects; `hear` gets what it reports. */
export const providedVoucher = (api: VouchersApi, hear: (report: VoucherReport) => void) =>
  voucherMachine.provide({ actors: createVoucherActors(api), actions: { report: (_, report) => hear(report) } });

/** The vouchers: fetched and started when their page or one of their dialogs is first opened. */
export const startVouchers = ({ world, page, app, inspect }: LateSite): VoucherParts & { api: VouchersApi } => {
  const api = createVouchersApi(world.http);
  const hear = (report: VoucherReport) => {
    if (report.type === 'vouchers.changed') page.refresh();
    else app.send(report);
  };
  const voucher = createActor(providedVoucher(api, hear), { id: 'voucher', ...(inspect ? { inspect } : {}) }).start();
  watchPlayer(app, () => voucher.send({ type: 'player.left' }));
  return { api, voucher };
};
