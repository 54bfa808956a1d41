import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import { useRunning } from './running.tsx';

/** Waits, as a lazy component does, until inbox and contact form have started. */
const useMessages = () => {
  const { messages } = useRunning();
  return messages.started() ?? use(messages.start());
};

export const useInboxRef = () => useMessages().inbox;

export const useContactRef = () => useMessages().contact;

export const useContact = <Selected>(select: (snapshot: SnapshotFrom<typeof contactMachine>) => Selected): Selected =>
  useSelector(useContactRef(), select);
