import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { noticesMachine } from '../../machines/notices/notices.machine.ts';
import { useRunning } from './running.tsx';

export const useNoticesRef = () => useRunning().notices;

export const useNotices = <Selected>(select: (snapshot: SnapshotFrom<typeof noticesMachine>) => Selected): Selected =>
  useSelector(useNoticesRef(), select);
