import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { openTicketsMachine } from '../../machines/open-tickets/open-tickets.machine.ts';
import { useRunning } from './running.tsx';

/** Waits, as a lazy component does, until the open tickets have started. */
export const useOpenTicketsRef = () => {
  const { openTickets } = useRunning();
  return openTickets.started() ?? use(openTickets.start());
};

export const useOpenTickets = <Selected>(
  select: (snapshot: SnapshotFrom<typeof openTicketsMachine>) => Selected,
): Selected => useSelector(useOpenTicketsRef(), select);
