import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { cashOutMachine } from '../../machines/cash-out/cash-out.machine.ts';
import { useRunning } from './running.tsx';

/** Waits, as a lazy component does, until the cash-out has started. */
export const useCashOutRef = () => {
  const { cashOut } = useRunning();
  return cashOut.started() ?? use(cashOut.start());
};

export const useCashOut = <Selected>(select: (snapshot: SnapshotFrom<typeof cashOutMachine>) => Selected): Selected =>
  useSelector(useCashOutRef(), select);
