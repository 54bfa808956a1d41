import type { Database } from '../database/client.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import type { Clock } from '../time/clock.ts';
import { storeKickOffs } from './push-order-repository.ts';

/** A match that began longer ago is no news; a server that was down for a moment still tells of it. */
const fresh = 180_000;

/** Orders pushes about matches that have just begun, by the feed's clock; doing it again, or on several servers, tells nobody twice. */
export const createKickOffs = (database: Database, feed: Pick<FeedSource, 'live'>, clock: Clock) => {
  let told = new Set<string>();
  return async (): Promise<void> => {
    const now = clock.now();
    const begun = feed.live().filter(({ startsAt }) => startsAt <= now && now - startsAt < fresh);
    const matches = begun
      .filter(({ eventId }) => !told.has(eventId))
      .map(({ eventId, league, hostName, awayName }) => ({
        id: eventId,
        sport: league.sport,
        name: awayName === '' ? hostName : `${hostName} – ${awayName}`,
      }));
    if (matches.length > 0) await storeKickOffs(database, matches, now);
    told = new Set(begun.map(({ eventId }) => eventId));
  };
};
