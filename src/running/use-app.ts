import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';
import { useRunning } from './running.tsx';

export const useAppRef = () => useRunning().app;

export const useApp = <Selected>(select: (snapshot: SnapshotFrom<typeof appMachine>) => Selected): Selected =>
  useSelector(useAppRef(), select);
