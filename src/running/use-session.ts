import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { useRunning } from './running.tsx';

export const useSessionRef = () => useRunning().session;

export const useSession = <Selected>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected): Selected =>
  useSelector(useSessionRef(), select);
