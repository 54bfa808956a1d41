import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { authFormMachine } from '../../machines/auth-form/auth-form.machine.ts';
import { useRunning } from './running.tsx';

export const useLoginRef = () => useRunning().login;

export const useLogin = <Selected>(select: (snapshot: SnapshotFrom<typeof authFormMachine>) => Selected): Selected =>
  useSelector(useLoginRef(), select);
