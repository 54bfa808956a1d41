import type { SandboxMatchEntry } from '../../contract/http/sandbox.ts';
import type { FeedSource, ListedMatch } from '../feed/feed-source.ts';
import { matchesSearch } from '../feed/match-search.ts';

const atMost = 50;
/** So that matches ahead have a place in an evening's list too. */
const atMostLive = 30;

/** A match as testers know it: by its teams. */
export const matchName = ({ hostName, awayName }: { hostName: string; awayName: string }): string =>
  `${hostName} – ${awayName}`;

/** Matches that can be bet on, of every sport, by team or league; those in play first. */
export const openMatches = (feed: FeedSource, search: string): SandboxMatchEntry[] => {
  const found = matchesSearch(search);
  const entry =
    (inPlay: boolean) =>
    (fixture: ListedMatch): SandboxMatchEntry => ({
      eventId: fixture.eventId,
      name: matchName(fixture),
      leagueName: fixture.league.name,
      sport: fixture.league.sport,
      inPlay,
      timeStart: new Date(fixture.startsAt).toISOString(),
    });
  const live = feed.live().filter((fixture) => feed.result(fixture.eventId) === null && found(fixture));
  const ahead = feed.prematch().filter(found);
  return [...live.slice(0, atMostLive).map(entry(true)), ...ahead.map(entry(false))].slice(0, atMost);
};
