import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { traceExportMachine } from '../../machines/trace-export/trace-export.machine.ts';
import { useRunning } from './running.tsx';

export const useTraceExportRef = () => useRunning().traceExport;

export const useTraceExport = <Selected>(
  select: (snapshot: SnapshotFrom<typeof traceExportMachine>) => Selected,
): Selected => useSelector(useTraceExportRef(), select);
