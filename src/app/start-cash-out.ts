import { createActor } from 'xstate';
import { cashOutMachine } from '../../machines/cash-out/cash-out.machine.ts';
import { createCashOutActors } from '../actors/cash-out-actors.ts';
import { createCashOutApi } from '../transport/api/cash-out.ts';
import type { LateSite } from './late-parts.ts';
import { watchPlayer } from './watch-player.ts';
import type { World } from './world.ts';

/** The machine of the cash-out with its effects. */
export const providedCashOut = ({ http, clock, sockets }: Pick<World, 'http' | 'clock' | 'sockets'>) =>
  cashOutMachine.provide({
    actors: createCashOutActors(createCashOutApi(http), clock),
    actions: {
      watchTickets: (_, { ticketIds }) => sockets.sports.connection.emit('cashout_watch', { ticket_ids: ticketIds }),
    },
  });

/** The cash-out: fetched and started when the first page that offers it is opened. */
export const startCashOut = async ({ world, app, inspect }: LateSite) => {
  const cashOut = createActor(providedCashOut(world), { id: 'cashOut', ...(inspect ? { inspect } : {}) }).start();
  const { sports } = world.sockets;
  sports.connection.watch((news) => {
    if (news !== 'connected') return;
    // Another connection: it knows nothing of what the one before was told.
    const { inSight } = cashOut.getSnapshot().context;
    if (inSight.length > 0) cashOut.send({ type: 'tickets.shown', ticketIds: inSight });
  });
  sports.listen((news) => {
    if (news.name !== 'cashout_update') return;
    const quotes = Object.fromEntries(news.payload.quotes.map(({ ticket_id, amount }) => [ticket_id, amount]));
    cashOut.send({ type: 'quotes.pushed', quotes });
  });
  watchPlayer(app, () => cashOut.send({ type: 'player.left' }));
  return cashOut;
};
