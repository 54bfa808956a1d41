import type { Socket } from 'socket.io';
import { cut } from './fan-out.ts';
import type { Refusals } from './refusals.ts';

const burst = 100;
const perSecond = 20;

/**
 * Drops events nobody knows, and cuts a socket that says more than a burst of 100 messages and 20 a second after it,
 * whatever they are; the others never notice.
 */
export const guardSocket = (socket: Socket, known: object, refusals: Refusals): void => {
  let left = burst;
  let filledAt = performance.now();
  const count = () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond) - 1;
    filledAt = now;
    if (left >= 0) return;
    socket.conn.off('packet', count);
    refusals.count('flood');
    cut(socket);
  };
  socket.conn.on('packet', count);
  socket.use(([event], next) => {
    if (Object.hasOwn(known, event)) next();
    else refusals.count('event');
  });
};
