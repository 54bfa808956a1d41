import type { SandboxMatchEntry } from '../../contract/http/sandbox.ts';
import type { LivingFeed } from '../feed/feed.ts';
import { matchesSearch } from '../feed/offer-list.ts';
import type { Fixture } from '../feed/schedule/fixture.ts';

const atMost = 50;

/** A match as testers know it: by its teams. */
export const matchName = ({ hostName, awayName }: { hostName: string; awayName: string }): string =>
  `${hostName} – ${awayName}`;

/** Matches that can be bet on, of every sport, by team or league; those in play first. */
export const openMatches = (feed: LivingFeed, search: string): SandboxMatchEntry[] => {
  const found = matchesSearch(search);
  const entry =
    (inPlay: boolean) =>
    (fixture: Fixture): SandboxMatchEntry => ({
      eventId: fixture.eventId,
      name: matchName(fixture),
      leagueName: fixture.league.name,
      sport: fixture.league.sport,
      inPlay,
      timeStart: new Date(fixture.startsAt).toISOString(),
    });
  const live = feed.live().filter((fixture) => feed.result(fixture.eventId) === null && found(fixture));
  const ahead = live.length < atMost ? feed.prematch().filter(found) : [];
  return [...live.map(entry(true)), ...ahead.map(entry(false))].slice(0, atMost);
};
