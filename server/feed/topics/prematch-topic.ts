import type { Match, MatchChange } from '../../../contract/entities/match.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { diffMatch } from '../../../domain/offer/diff-match.ts';
import type { Clock } from '../../time/clock.ts';
import type { FeedSource, ListedMatch } from '../feed-source.ts';
import { type MatchNews, matchMessages, type Topic } from './topic.ts';

/** A snapshot that names no events gets this many of the next ones: a whole sport would be megabytes. */
const unnamed = 200;

/** The row as a change: for a match that subscribers may have, but that this topic has not sent yet. */
const wholeChange = (match: Match): MatchChange => {
  const { eventId, inPlay, matchState, matchPhase, timeStart, markets, moreMarkets } = match;
  return { eventId, inPlay, matchState, matchPhase, timeStart, markets, moreMarkets };
};

/**
 * The prematch list of a sport with the markets of a table. It holds a thousand matches, so that only those with new
 * prices are looked at.
 */
export const createPrematchTopic = (
  feed: FeedSource,
  sport: SportCode,
  table: readonly string[],
  clock: Clock,
): Topic => {
  const told = new Map<string, Match>();
  const ofSport = () => feed.prematch().filter(({ league }) => league.sport === sport);
  let listed = feed.prematch();
  let fixtures = ofSport();
  let lookedAt = clock.now();

  const tell = (fixture: ListedMatch): Match => {
    const known = told.get(fixture.eventId);
    if (known) return known;
    const row = feed.row(fixture, table);
    told.set(fixture.eventId, row);
    return row;
  };

  const change = (fixture: ListedMatch): MatchChange | null => {
    const before = told.get(fixture.eventId);
    const row = feed.row(fixture, table);
    told.set(fixture.eventId, row);
    return before ? diffMatch(before, row) : wholeChange(row);
  };

  return {
    snapshot: (eventIds) => {
      const wanted = eventIds && new Set(eventIds);
      return (wanted ? fixtures.filter(({ eventId }) => wanted.has(eventId)) : fixtures.slice(0, unnamed)).map(tell);
    },
    hello: () => [],
    news: () => {
      const news: MatchNews = { changed: [], added: [], gone: [] };
      if (feed.prematch() !== listed) {
        const now = ofSport();
        const ids = new Set(now.map(({ eventId }) => eventId));
        news.gone = fixtures.filter(({ eventId }) => !ids.has(eventId)).map(({ eventId }) => eventId);
        for (const eventId of news.gone) told.delete(eventId);
        listed = feed.prematch();
        fixtures = now;
      }
      const since = lookedAt;
      lookedAt = clock.now();
      for (const fixture of fixtures) {
        const changed = feed.pricedSince(fixture, since) ? change(fixture) : null;
        if (changed) news.changed.push(changed);
      }
      return matchMessages('prematch_update', lookedAt, news);
    },
  };
};
