import { fromPromise } from 'xstate';
import type { CashOutQuote } from '../../contract/http/cash-out.ts';
import { secondsLeft } from '../../domain/ticket/ticket-deadline.ts';
import { cashOutMachine } from '../../machines/cash-out/cash-out.machine.ts';
import { createTicker } from '../actors/ticker.ts';
import { createCashOutApi } from '../transport/api/cash-out.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';
import type { World } from './world.ts';

/** The machine of the cash-out with its effects. A quote that is taken goes on although nobody waits for it. */
export const providedCashOut = ({ http, clock, sockets }: Pick<World, 'http' | 'clock' | 'sockets'>) => {
  const api = createCashOutApi(http);
  return cashOutMachine.provide({
    actors: {
      askQuote: fromPromise<CashOutQuote & { secondsLeft: number }, { ticketId: string; ratio: number }>(
        async ({ input: { ticketId, ratio }, signal }) => {
          const quote = await api.quote(ticketId, ratio, signal);
          return { ...quote, secondsLeft: secondsLeft(quote.expires, clock.now()) };
        },
      ),
      takeQuote: fromPromise<void, { ticketId: string; quote: CashOutQuote | null }>(
        async ({ input: { ticketId, quote } }) => {
          if (quote) await api.confirm(ticketId, quote);
        },
      ),
      ticker: createTicker(clock),
    },
    actions: {
      watchTickets: (_, { ticketIds }) => sockets.sports.connection.emit('cashout_watch', { ticket_ids: ticketIds }),
    },
  });
};

/** The cash-out: fetched and started when the first page that offers it is opened. */
export const start = async (site: LateSite) => {
  const { world } = site;
  const { sports } = world.sockets;
  const cashOut = latePart(site, providedCashOut(world), { type: 'player.left' });
  sports.connection.watch((news) => {
    if (news !== 'connected') return;
    // A new connection: it knows nothing of what was sent to the former one.
    const { inSight } = cashOut.getSnapshot().context;
    if (inSight.length > 0) cashOut.send({ type: 'tickets.shown', ticketIds: inSight });
  });
  sports.listen((news) => {
    if (news.name !== 'cashout_update') return;
    const quotes = Object.fromEntries(news.payload.quotes.map(({ ticket_id, amount }) => [ticket_id, amount]));
    cashOut.send({ type: 'quotes.pushed', quotes });
  });
  return cashOut;
};
