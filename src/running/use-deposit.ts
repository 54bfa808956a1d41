import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { depositMachine } from '../../machines/deposit/deposit.machine.ts';
import { useRunning } from './running.tsx';

/** Waits, as a lazy component does, until deposits have started. */
export const useDepositRef = () => {
  const { money } = useRunning();
  return (money.started() ?? use(money.start())).deposit;
};

export const useDeposit = <Selected>(select: (snapshot: SnapshotFrom<typeof depositMachine>) => Selected): Selected =>
  useSelector(useDepositRef(), select);
