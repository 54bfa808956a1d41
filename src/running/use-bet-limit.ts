import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { betLimitMachine } from '../../machines/bet-limit/bet-limit.machine.ts';
import { useRunning } from './running.tsx';

export const useBetLimitRef = () => useRunning().betLimit;

export const useBetLimit = <Selected>(select: (snapshot: SnapshotFrom<typeof betLimitMachine>) => Selected): Selected =>
  useSelector(useBetLimitRef(), select);
