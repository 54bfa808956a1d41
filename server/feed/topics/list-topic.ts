import type { Match } from '../../../contract/entities/match.ts';
import { diffMatch } from '../../../domain/offer/diff-match.ts';
import type { Clock } from '../../time/clock.ts';
import { type MatchNews, matchMessages, type Topic } from './topic.ts';

const byId = (matches: readonly Match[]) => new Map(matches.map((match) => [match.eventId, match]));

/** A topic that sends everything of a small set of matches: the live list of a sport, or one match with all markets. */
export const createListTopic = (
  event: 'live_update' | 'live_match_update',
  clock: Clock,
  current: () => readonly Match[],
): Topic => {
  let told = byId(current());
  return {
    snapshot: (eventIds) => [...told.values()].filter(({ eventId }) => eventIds?.includes(eventId) ?? true),
    hello: () => [],
    news: () => {
      const now = byId(current());
      const news: MatchNews = { changed: [], added: [], gone: [] };
      for (const [eventId, match] of now) {
        const before = told.get(eventId);
        const change = before && before !== match ? diffMatch(before, match) : null;
        if (!before) news.added.push(match);
        else if (change) news.changed.push(change);
      }
      for (const eventId of told.keys()) if (!now.has(eventId)) news.gone.push(eventId);
      told = now;
      return matchMessages(event, clock.now(), news);
    },
  };
};
