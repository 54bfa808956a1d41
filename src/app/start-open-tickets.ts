import { fromPromise } from 'xstate';
import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import { openTicketsMachine } from '../../machines/open-tickets/open-tickets.machine.ts';
import { createSportsbettingApi, type SportsbettingApi } from '../transport/api/sportsbetting.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';

export const providedOpenTickets = (
  { ticketHistory }: Pick<SportsbettingApi, 'ticketHistory'>,
  isSignedIn: () => boolean,
) =>
  openTicketsMachine.provide({
    actors: {
      loadTickets: fromPromise<readonly HistoryTicket[]>(async ({ signal }) => {
        if (!isSignedIn()) return [];
        const { result } = await ticketHistory({ page: 1, in_play: true }, signal);
        // What still waits for its confirmation is shown by the slip.
        return result.filter(({ status }) => status === 'accepted');
      }),
    },
  });

const changing = ['ticketRequestProcessed', 'ticket_update'];

export const start = async (site: LateSite) => {
  const { world, app } = site;
  const isSignedIn = () => app.getSnapshot().context.user !== null;
  const machine = providedOpenTickets(createSportsbettingApi(world.http), isSignedIn);
  const openTickets = latePart(site, machine, { type: 'player.left' });
  const { sports } = world.sockets;
  sports.listen(({ name }) => {
    if (changing.includes(name)) openTickets.send({ type: 'tickets.changed' });
  });
  sports.onJoined(() => openTickets.send({ type: 'tickets.changed' }));
  return openTickets;
};
