import type { Socket } from 'socket.io';
import { type Connection, cut } from './fan-out.ts';
import type { Refusals } from './refusals.ts';

const burst = 100;
const perSecond = 20;

/**
 * Cuts a connection that sends more than a burst of 100 messages and 20 a second after it, whatever they are; the
 * others never notice.
 */
export const guardConnection = (connection: Connection, refusals: Refusals): void => {
  let left = burst;
  let filledAt = performance.now();
  const count = () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond) - 1;
    filledAt = now;
    if (left >= 0) return;
    connection.off('packet', count);
    refusals.count('flood');
    cut(connection);
  };
  connection.on('packet', count);
};

/** Drops and counts events that are none of the contract's. */
export const dropUnknown = (socket: Socket, known: object, refusals: Refusals): void => {
  socket.use(([event], next) => {
    if (Object.hasOwn(known, event)) next();
    else refusals.count('event');
  });
};
