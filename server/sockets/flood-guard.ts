import type { Socket } from 'socket.io';

const burst = 100;
const perSecond = 20;

/** Cuts a socket that emits more than a burst of 100 events and 20 a second after it; the others never notice. */
export const guardAgainstFlood = (socket: Socket): void => {
  let left = burst;
  let filledAt = performance.now();
  socket.use((_event, next) => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    left -= 1;
    if (left < 0) socket.disconnect(true);
    else next();
  });
};
