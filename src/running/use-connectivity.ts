import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { useRunning } from './running.tsx';

export const useConnectivityRef = () => useRunning().connectivity;

export const useConnectivity = <Selected>(
  select: (snapshot: SnapshotFrom<typeof connectivityMachine>) => Selected,
): Selected => useSelector(useConnectivityRef(), select);
