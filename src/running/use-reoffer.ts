import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { reofferMachine } from '../../machines/reoffer/reoffer.machine.ts';
import { useRunning } from './running.tsx';

export const useReofferRef = () => useRunning().reoffer;

export const useReoffer = <Selected>(select: (snapshot: SnapshotFrom<typeof reofferMachine>) => Selected): Selected =>
  useSelector(useReofferRef(), select);
