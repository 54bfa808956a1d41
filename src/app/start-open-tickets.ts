import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import { openTicketsMachine } from '../../machines/open-tickets/open-tickets.machine.ts';
import type { Running } from '../running/running.tsx';
import type { World } from './world.ts';

/** The machine of the open tickets with its effects. */
export const providedOpenTickets = (
  { sportsbetting }: Pick<World['api'], 'sportsbetting'>,
  isSignedIn: () => boolean,
) =>
  openTicketsMachine.provide({
    actors: {
      loadTickets: fromPromise<readonly HistoryTicket[]>(async ({ signal }) => {
        if (!isSignedIn()) return [];
        const { result } = await sportsbetting.ticketHistory({ page: 1, in_play: true }, signal);
        // What still waits for its confirmation stands on the slip.
        return result.filter(({ status }) => status === 'accepted');
      }),
    },
  });

interface OpenTicketsNeeds {
  world: World;
  app: Running['app'];
  inspect: ((inspection: InspectionEvent) => void) | undefined;
}

const changing = ['ticketRequestProcessed', 'ticket_update'];

/** The open tickets: fetched and started when they are first looked at. */
export const startOpenTickets = async ({ world, app, inspect }: OpenTicketsNeeds) => {
  const playerOf = () => app.getSnapshot().context.user?.id;
  const machine = providedOpenTickets(world.api, () => playerOf() !== undefined);
  const openTickets = createActor(machine, { id: 'openTickets', ...(inspect ? { inspect } : {}) }).start();
  const { sports } = world.sockets;
  sports.listen(({ name }) => {
    if (changing.includes(name)) openTickets.send({ type: 'tickets.changed' });
  });
  // What was pushed while the line was down is not pushed again.
  sports.connection.watch((news) => {
    if (news === 'connected') openTickets.send({ type: 'tickets.changed' });
  });
  let player = playerOf();
  app.subscribe(() => {
    if (playerOf() === player) return;
    player = playerOf();
    openTickets.send({ type: 'player.left' });
  });
  return openTickets;
};
