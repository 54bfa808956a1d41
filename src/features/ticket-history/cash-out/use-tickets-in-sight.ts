import { useEffect } from 'react';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { useCashOutRef } from '../../../running/machines.ts';

/** Subscribes to the values of the open ones of these tickets, while they are shown. */
export const useTicketsInSight = (tickets: readonly HistoryTicket[]): void => {
  const cashOut = useCashOutRef();
  const open = tickets.filter(({ status }) => status === 'accepted').map(({ ticket_id }) => ticket_id);
  // A page that is fetched again with the same tickets subscribes to nothing more.
  const ids = open.join(' ');
  useEffect(() => {
    cashOut.send({ type: 'tickets.shown', ticketIds: ids === '' ? [] : ids.split(' ') });
    return () => cashOut.send({ type: 'tickets.shown', ticketIds: [] });
  }, [cashOut, ids]);
};
