import { setImmediate as others } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Namespace, Socket } from 'socket.io';
import { type CashOutUpdate, sportsEmits } from '../../contract/sockets/sports.ts';
import { cashOutPushInterval } from '../../domain/limits.ts';
import type { CashOuts, OpenQuote } from '../cash-out/cash-outs.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import type { Refusals } from './refusals.ts';
import { userOf } from './sports.ts';

/** Tickets that one question to the database is about; other calls have their turn between two of them. */
const slice = 100;
/** Tickets of one player, over all his pages. */
const mostOfPlayer = 200;
/** After this many rounds a quote is computed again, because a ticket changes without its prices. */
const roundsToLook = 5;

export interface CashOutQuotes extends Sweeper {
  /** One round; answers how many tickets were looked up. */
  push(): Promise<number>;
}

/** A ticket that somebody has before his eyes. */
interface Seen {
  ticketId: string;
  quote: OpenQuote | null;
  round: number;
  /** The amount sent last; undefined before the first. */
  told: number | null | undefined;
}

interface Watch {
  socket: Socket;
  userId: string;
  seen: Seen;
}

/**
 * Sends players the value of their open tickets that are visible on their screen, whenever it changes. Every node
 * quotes those of its own connections: nothing of it crosses to another.
 */
export const pushCashOutQuotes = (
  sports: Namespace,
  cashOuts: CashOuts,
  refusals: Refusals,
  log: FastifyBaseLogger,
): CashOutQuotes => {
  const watching = new Map<Socket, Map<string, Seen>>();
  let round = 0;

  sports.on('connection', (socket) => {
    socket.on('cashout_watch', (payload: unknown) => {
      const parsed = sportsEmits.cashout_watch.safeParse(payload);
      if (!parsed.success) return refusals.count('shape');
      const unknown = { quote: null, round: 0, told: undefined };
      const { ticket_ids: ids } = parsed.data;
      watching.set(socket, new Map(ids.map((ticketId) => [ticketId, { ticketId, ...unknown }])));
    });
    socket.on('disconnect', () => watching.delete(socket));
  });

  const watched = (): Watch[] => {
    const counts = new Map<string, number>();
    return [...watching].flatMap(([socket, tickets]) => {
      const userId = userOf(socket);
      if (userId === null) return [];
      return [...tickets.values()].flatMap((seen) => {
        const count = (counts.get(userId) ?? 0) + 1;
        counts.set(userId, count);
        return count > mostOfPlayer ? [] : [{ socket, userId, seen }];
      });
    });
  };

  const isDue = ({ userId, seen: { quote, round: at } }: Watch): boolean =>
    quote === null || quote.userId !== userId || round - at >= roundsToLook || quote.hasMoved();

  const quote = async (due: readonly Watch[]): Promise<void> => {
    const wanted = due.map(({ userId, seen: { ticketId } }) => ({ userId, ticketId }));
    const found = await cashOuts.openQuotes(wanted);
    const news = new Map<Socket, CashOutUpdate['quotes']>();
    for (const { socket, userId, seen } of due) {
      const now = found.find((one) => one.ticketId === seen.ticketId && one.userId === userId);
      if (!now) watching.get(socket)?.delete(seen.ticketId);
      else if (now.amount !== seen.told || seen.quote?.userId !== userId) {
        news.set(socket, [...(news.get(socket) ?? []), { ticket_id: now.ticketId, amount: now.amount }]);
      }
      Object.assign(seen, { quote: now ?? null, round, told: now?.amount });
    }
    for (const [socket, quotes] of news) socket.emit('cashout_update', { quotes });
  };

  const push = async (): Promise<number> => {
    round += 1;
    let lookedUp = 0;
    const all = watched();
    for (let from = 0; from < all.length; from += slice) {
      const due = all.slice(from, from + slice).filter(isDue);
      if (due.length > 0) await quote(due);
      lookedUp += due.length;
      await others();
    }
    return lookedUp;
  };

  const sweeper = createSweeper('cash-out quotes', cashOutPushInterval, async () => void (await push()), log);
  return { push, start: sweeper.start, close: sweeper.close };
};
