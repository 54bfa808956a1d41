import type { ConnectionState, Diagnosis } from '../features/ping/diagnosis.ts';
import type { Connection } from '../transport/sockets/connection.ts';
import type { World } from './world.ts';

const rounds = 5;

const stateOf = (connection: Connection): ConnectionState => ({
  connected: connection.connected(),
  age: performance.now() - connection.changedAt(),
});

/** Calls the server a few times in a row and reports the state of every connection. */
export const diagnose = async ({ api, clock, offer, sockets }: World): Promise<Diagnosis> => {
  const times: number[] = [];
  let version: string | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    try {
      ({ version } = await api.health.healthz());
      times.push(performance.now() - begun);
    } catch {
      // Where one gives no answer the next would only take its time.
      break;
    }
  }
  return {
    rounds: times,
    version,
    sports: stateOf(sockets.sports.connection),
    feed: stateOf(sockets.feed.connection),
    clockOffset: clock.now() - Date.now(),
    browser: navigator.userAgent,
    page: `${window.location.origin}, ${window.innerWidth} × ${window.innerHeight}, ${document.documentElement.lang}`,
    skipped: offer.skipped,
  };
};
