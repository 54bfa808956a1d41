import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { maintenanceMachine } from '../../machines/maintenance/maintenance.machine.ts';
import { useRunning } from './running.tsx';

export const useMaintenanceRef = () => useRunning().maintenance;

export const useMaintenance = <Selected>(
  select: (snapshot: SnapshotFrom<typeof maintenanceMachine>) => Selected,
): Selected => useSelector(useMaintenanceRef(), select);
