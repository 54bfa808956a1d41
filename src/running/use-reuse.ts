import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { reuseMachine } from '../../machines/reuse/reuse.machine.ts';
import { useRunning } from './running.tsx';

/** Waits, as a lazy component does, until what repeats and shares tickets has started. */
export const useReuseRef = () => {
  const { reuse } = useRunning();
  return reuse.started() ?? use(reuse.start());
};

export const useReuse = <Selected>(select: (snapshot: SnapshotFrom<typeof reuseMachine>) => Selected): Selected =>
  useSelector(useReuseRef(), select);
