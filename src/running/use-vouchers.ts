import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { voucherMachine } from '../../machines/voucher/voucher.machine.ts';
import { useRunning } from './running.tsx';

/** Waits, as a lazy component does, until the vouchers have started. */
export const useVoucherRef = () => {
  const { vouchers } = useRunning();
  return (vouchers.started() ?? use(vouchers.start())).voucher;
};

export const useVoucher = <Selected>(select: (snapshot: SnapshotFrom<typeof voucherMachine>) => Selected): Selected =>
  useSelector(useVoucherRef(), select);
