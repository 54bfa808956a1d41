import { type TicketRequestProcessed, ticketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { PayingPlayer } from './paying-player.ts';
import { aRequest } from './ticket-stand.ts';

export const offeredTickets = (player: PayingPlayer) => {
  const withCutStake = (stake?: number, request = aRequest()): Promise<string> => {
    player.stand.forced.push({ outcome: 'reoffer', stake });
    return player.pay(request);
  };
  return {
    withCutStake,
    /** A ticket at 2.00 whose price is another by now. */
    atMovedPrice: (odd = 1.9): Promise<string> => {
      player.stand.feed.set('e1', { odd });
      return player.pay();
    },
    told: (): TicketRequestProcessed[] =>
      player.stand.pushed
        .filter(({ event }) => event === 'ticketRequestProcessed')
        .map(({ payload }) => ticketRequestProcessed.parse(payload)),
    newest: async () => (await player.stand.desk.history(player.id, { page: 1 })).result[0],
    movesOf: async (ticketId: string) =>
      (await player.stand.desk.trace(player.id, ticketId))?.moves.map(({ to, by }) => `${to} by ${by}`) ?? [],
  };
};
