import type { MatchResult } from '../../../contract/http/cms-results.ts';
import type { FeedSource } from '../feed-source.ts';

/** Who won an outright, by market and name; none of a match of two sides. */
export const winnersOf = (feed: FeedSource, eventId: string): MatchResult['winners'] => {
  const ended = feed.result(eventId);
  if (!ended?.outright) return [];
  const names = new Map(feed.match(eventId)?.players.map(({ id, name }) => [id, name]));
  return Object.entries(ended.results).map(([market, ids]) => ({
    market: market === 'GS' ? 'AGS' : market,
    names: ids.split(',').flatMap((id) => names.get(id) ?? []),
  }));
};
