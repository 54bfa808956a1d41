import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ticketMachine } from '../../machines/ticket/ticket.machine.ts';
import { useRunning } from './running.tsx';

export const useTicketRef = () => useRunning().ticket;

/** `same` says when two selected values are alike, for a selection that makes a new object each time. */
export const useTicket = <Selected>(
  select: (snapshot: SnapshotFrom<typeof ticketMachine>) => Selected,
  same?: (one: Selected, other: Selected) => boolean,
): Selected => useSelector(useTicketRef(), select, same);
