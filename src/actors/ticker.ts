import { type EventObject, fromCallback } from 'xstate';
import type { ServerClock } from '../browser/server-clock.ts';

/** Sends the server's time every second, and at once when a hidden page becomes visible. */
export const createTicker = (clock: ServerClock) =>
  fromCallback<EventObject, undefined, { type: 'clock.ticked'; now: number }>(({ sendBack }) => {
    const tick = () => sendBack({ type: 'clock.ticked', now: clock.now() });
    const timer = setInterval(tick, 1_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  });
