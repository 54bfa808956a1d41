import type { MatchResult } from '../../../contract/http/cms-results.ts';
import type { LivingFeed } from '../feed.ts';

/** Who won an outright, by market and name; none of a match of two sides. */
export const winnersOf = (feed: LivingFeed, eventId: string): MatchResult['winners'] => {
  const field = feed.fixture(eventId)?.league.field;
  const results = feed.result(eventId)?.results;
  if (!field || !results) return [];
  const names = new Map(feed.match(eventId)?.players.map(({ id, name }) => [id, name]));
  return Object.entries(results).map(([market, ids]) => ({
    market: market === 'GS' ? 'AGS' : market,
    names: ids.split(',').flatMap((id) => names.get(id) ?? []),
  }));
};
