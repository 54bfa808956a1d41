import type { SportCode } from '../../../contract/entities/sport.ts';
import type { MatchResult } from '../../../contract/http/cms-results.ts';
import { type Favourites, favouriteIds } from '../../../domain/offer/favourites.ts';
import type { LeagueHead } from '../../board/league-head.ts';
import type { MatchRecord } from '../../offer/match-record.ts';

/** A section's or league's head, a match in play, a result, or a line of an outright's result. */
export type ScoresItem =
  | { kind: 'head'; key: 'live' | 'finished'; count: number; folded: boolean }
  | LeagueHead
  | { kind: 'row'; key: string; record: MatchRecord }
  | { kind: 'row'; key: string; result: MatchResult; winners?: MatchResult['winners'][number] };

/** What is starred of a sport, on whichever page. */
export interface Starred {
  matches: ReadonlySet<string>;
  leagues: ReadonlySet<string>;
}

export const starredOf = (favourites: Favourites, sport: SportCode): Starred => {
  const ids = (kind: 'favorite_matches' | 'favorite_leagues') =>
    new Set((['betting', 'live_betting'] as const).flatMap((page) => favouriteIds(favourites, { page, kind, sport })));
  return { matches: ids('favorite_matches'), leagues: ids('favorite_leagues') };
};

interface Placed {
  eventId: string;
  leagueId: string;
  groupName: string;
  leagueName: string;
}

/** Leagues in the order they come, those first that are starred or hold a starred match; starred matches lead their league. */
const byLeague = <One>(all: readonly One[], at: (one: One) => Placed, { matches, leagues }: Starred): One[][] => {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const { leagueId } = at(one);
    const group = groups.get(leagueId);
    if (group) group.push(one);
    else groups.set(leagueId, [one]);
  }
  const isStarred = (one: One) => matches.has(at(one).eventId);
  const rank = (group: readonly One[]) =>
    group.some(isStarred) ? 0 : group.some((one) => leagues.has(at(one).leagueId)) ? 1 : 2;
  return [...groups.values()]
    .toSorted((a, b) => rank(a) - rank(b))
    .map((group) => group.toSorted((a, b) => Number(isStarred(b)) - Number(isStarred(a))));
};

const section = <One>(
  name: 'live' | 'finished',
  groups: readonly (readonly One[])[],
  at: (one: One) => Placed,
  folded: ReadonlySet<string>,
  rows: (one: One) => ScoresItem[],
): ScoresItem[] => {
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  if (count === 0) return [];
  const head: ScoresItem = { kind: 'head', key: name, count, folded: folded.has(name) };
  if (head.folded) return [head];
  const leagues = groups.flatMap((group): ScoresItem[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { leagueId, groupName, leagueName } = at(first);
    const key = `${name}:${leagueId}`;
    const league = { leagueId, groupName, leagueName, count: group.length, folded: folded.has(key) };
    return [{ kind: 'head', key, ...league }, ...(league.folded ? [] : group.flatMap(rows))];
  });
  return [head, ...leagues];
};

/** The page as a list: what is in play, then what is over, each by league. An outright has a row for each of its markets. */
export const scoresItems = (
  live: readonly MatchRecord[],
  results: readonly MatchResult[],
  starred: Starred,
  folded: ReadonlySet<string>,
): readonly ScoresItem[] => {
  const headOf = ({ head }: MatchRecord) => head;
  const itself = (result: MatchResult) => result;
  return [
    ...section('live', byLeague(live, headOf, starred), headOf, folded, (record) => [
      { kind: 'row', key: record.head.eventId, record },
    ]),
    ...section('finished', byLeague(results, itself, starred), itself, folded, (result) =>
      result.winners.length === 0
        ? [{ kind: 'row', key: result.eventId, result }]
        : result.winners.map((winners) => ({
            kind: 'row',
            key: `${result.eventId} ${winners.market}`,
            result,
            winners,
          })),
    ),
  ];
};
