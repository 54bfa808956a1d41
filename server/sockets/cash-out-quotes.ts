import type { FastifyBaseLogger } from 'fastify';
import type { Namespace } from 'socket.io';
import { cashOutPushInterval } from '../../domain/limits.ts';
import type { CashOuts } from '../cash-out/cash-outs.ts';
import { userRoom, usersHere } from './sports.ts';

const nothing = JSON.stringify([[], false]);

/**
 * Tells players who are connected to this node what their open tickets are worth, whenever that changes. Every node
 * quotes its own players: nothing of it crosses to another.
 */
export const pushCashOutQuotes = (
  sports: Namespace,
  cashOuts: CashOuts,
  log: FastifyBaseLogger,
): { push(): Promise<void>; close(): Promise<void> } => {
  let told = new Map<string, string>();
  let running: Promise<void> | null = null;

  const push = async (): Promise<void> => {
    const here = usersHere(sports);
    const quotes = await cashOuts.openQuotes([...here.keys()]);
    const now = new Map<string, string>();
    for (const [userId, sockets] of here) {
      const own = quotes.get(userId) ?? [];
      // A socket that has just come has heard nothing yet.
      const text = JSON.stringify([own, own.length > 0 && [...sockets]]);
      now.set(userId, text);
      if (text !== (told.get(userId) ?? nothing)) {
        sports.to(userRoom(userId)).emit('cashout_update', { quotes: own });
      }
    }
    told = now;
  };

  const timer = setInterval(() => {
    running ??= push()
      .catch((error: unknown) => log.error({ err: error }, 'cash-out quotes failed'))
      .finally(() => {
        running = null;
      });
  }, cashOutPushInterval);
  timer.unref();
  return {
    push,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
