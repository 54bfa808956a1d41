import type { MatchResult, ResultsPage, ResultsQuery } from '../../../contract/http/cms-results.ts';
import { resultDays } from '../../../domain/limits.ts';
import { compareCountries } from '../../../domain/offer/count-sidebar.ts';
import { offeredSports } from '../../../domain/sports/sports.ts';
import { dayName, dayStart } from '../../time/operator-day.ts';
import type { FeedSource, ListedMatch } from '../feed-source.ts';
import { listedFacts } from '../listed-facts.ts';
import { matchesSearch } from '../match-search.ts';
import { winnersOf } from './winners.ts';

/** What settles bets only: the order of goals, and who scored how much. */
const unshown = /^(N\d+|GS|PP)$/;

const resultOf = (feed: FeedSource, listed: ListedMatch): MatchResult => {
  const ended = feed.result(listed.eventId);
  const results = ended?.results ?? {};
  return {
    ...listedFacts(listed),
    results: Object.fromEntries(Object.entries(results).filter(([key]) => !unshown.test(key))),
    ended: ended?.abandoned ? 'abandoned' : ended?.byHand ? 'forced' : 'played',
    winners: winnersOf(feed, listed.eventId),
  };
};

const byLeague = (a: ListedMatch, b: ListedMatch) =>
  compareCountries(a.league.country, b.league.country) ||
  a.league.number - b.league.number ||
  a.startsAt - b.startsAt ||
  a.number - b.number;

/** The days that can be asked for, today last. */
const daysUntil = (now: number) =>
  Array.from({ length: resultDays }, (_, index) => {
    const ahead = index + 1 - resultDays;
    return { name: dayName(dayStart(now, ahead)), from: dayStart(now, ahead), to: dayStart(now, ahead + 1) };
  });

/** Finished matches by the operator's day and sport. A result is made once: only a tester's command changes it later. */
export const createDayResults = (feed: FeedSource, now: () => number): ((query: ResultsQuery) => ResultsPage) => {
  const made = new WeakMap<ListedMatch, { since: number; result: MatchResult }>();
  const result = (fixture: ListedMatch): MatchResult => {
    const known = made.get(fixture);
    if (known && !feed.setByHandSince(fixture.eventId, known.since)) return known.result;
    const fresh = { since: now(), result: resultOf(feed, fixture) };
    made.set(fixture, fresh);
    return fresh.result;
  };
  return ({ day, sport_code, search_filter }) => {
    const days = daysUntil(now());
    const name = day ?? days.at(-1)?.name ?? '';
    const asked = days.find((known) => known.name === name);
    const finds = matchesSearch(search_filter);
    const found = asked ? feed.ended(asked.from, asked.to).filter(finds) : [];
    const counts = new Map<string, number>();
    for (const { league } of found) counts.set(league.sport, (counts.get(league.sport) ?? 0) + 1);
    return {
      day: name,
      days: days.map((known) => known.name),
      sports: offeredSports.flatMap((sport) => {
        const eventsCount = counts.get(sport);
        return eventsCount === undefined ? [] : [{ sport, eventsCount }];
      }),
      result: found
        .filter(({ league }) => league.sport === sport_code)
        .sort(byLeague)
        .map(result),
    };
  };
};
