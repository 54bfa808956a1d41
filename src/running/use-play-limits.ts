import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { playLimitsMachine } from '../../machines/play-limits/play-limits.machine.ts';
import type { realityCheckMachine } from '../../machines/reality-check/reality-check.machine.ts';
import { type PlayLimitsMachines, useRunning } from './running.tsx';

/** For what is shown only once the machines of the player's own limits have started. */
const useMachines = (): PlayLimitsMachines => {
  const machines = useRunning().playLimits.started();
  if (machines === null) throw new Error('The play limits have not started');
  return machines;
};

export const usePlayLimitsRef = () => useMachines().playLimits;

export const usePlayLimits = <Selected>(
  select: (snapshot: SnapshotFrom<typeof playLimitsMachine>) => Selected,
): Selected => useSelector(usePlayLimitsRef(), select);

export const useRealityCheckRef = () => useMachines().realityCheck;

export const useRealityCheck = <Selected>(
  select: (snapshot: SnapshotFrom<typeof realityCheckMachine>) => Selected,
): Selected => useSelector(useRealityCheckRef(), select);
