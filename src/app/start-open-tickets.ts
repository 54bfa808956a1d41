import { createActor, fromPromise } from 'xstate';
import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import { openTicketsMachine } from '../../machines/open-tickets/open-tickets.machine.ts';
import { createSportsbettingApi, type SportsbettingApi } from '../transport/api/sportsbetting.ts';
import type { LateSite } from './late-parts.ts';
import { watchPlayer } from './watch-player.ts';

/** The machine of the open tickets with its effects. */
export const providedOpenTickets = (
  { ticketHistory }: Pick<SportsbettingApi, 'ticketHistory'>,
  isSignedIn: () => boolean,
) =>
  openTicketsMachine.provide({
    actors: {
      loadTickets: fromPromise<readonly HistoryTicket[]>(async ({ signal }) => {
        if (!isSignedIn()) return [];
        const { result } = await ticketHistory({ page: 1, in_play: true }, signal);
        // What still waits for its confirmation stands on the slip.
        return result.filter(({ status }) => status === 'accepted');
      }),
    },
  });

const changing = ['ticketRequestProcessed', 'ticket_update'];

/** The open tickets: fetched and started when they are first looked at. */
export const startOpenTickets = async ({ world, app, inspect }: LateSite) => {
  const playerOf = () => app.getSnapshot().context.user?.id;
  const machine = providedOpenTickets(createSportsbettingApi(world.http), () => playerOf() !== undefined);
  const openTickets = createActor(machine, { id: 'openTickets', ...(inspect ? { inspect } : {}) }).start();
  const { sports } = world.sockets;
  sports.listen(({ name }) => {
    if (changing.includes(name)) openTickets.send({ type: 'tickets.changed' });
  });
  // What was pushed while the line was down is not pushed again.
  sports.connection.watch((news) => {
    if (news === 'connected') openTickets.send({ type: 'tickets.changed' });
  });
  watchPlayer(app, () => openTickets.send({ type: 'player.left' }));
  return openTickets;
};
