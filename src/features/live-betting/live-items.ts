import type { SportCode } from '../../../contract/entities/sport.ts';
import type { LiveFavourites } from '../../../domain/offer/live-favourites.ts';
import type { LeagueHead } from '../../board/league-head.ts';
import type { MatchRecord } from '../../offer/match-record.ts';

/** A head or a match of the live list; the head without a league is above the favourite matches. */
export type LiveItem =
  | LeagueHead
  | { kind: 'head'; key: string; count: number; folded: boolean }
  | { kind: 'row'; key: string; record: MatchRecord };

export const everyLeague: ReadonlySet<string> = new Set();

/**
 * What is pushed joins the list only in play (a moment longer with its final score) and of its sport (spec section 4,
 * Live list), and of the leagues that were chosen: none is every league.
 */
export const isListed = ({ head }: MatchRecord, sport: SportCode, leagues = everyLeague): boolean =>
  head.matchState !== 'NSY' && head.sport === sport && (leagues.size === 0 || leagues.has(head.leagueId));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The live list in its order: favourite matches, favourite leagues, group, league, then kick-off (spec section 4, Live list). */
export const liveOrder = (
  records: readonly MatchRecord[],
  { matches, leagues }: LiveFavourites,
): readonly MatchRecord[] =>
  [...records].sort(
    ({ head: a }, { head: b }) =>
      Number(matches.has(b.eventId)) - Number(matches.has(a.eventId)) ||
      Number(leagues.has(b.leagueId)) - Number(leagues.has(a.leagueId)) ||
      compare(a.groupName, b.groupName) ||
      compare(a.leagueName, b.leagueName) ||
      compare(a.timeStart, b.timeStart) ||
      compare(a.eventId, b.eventId),
  );

const favouriteKey = 'favourites';

const headOf = (key: string, [first, ...others]: readonly MatchRecord[], folded: boolean): LiveItem[] => {
  if (first === undefined) return [];
  const { leagueId, groupName, leagueName } = first.head;
  const head = { kind: 'head', key, count: others.length + 1, folded } as const;
  return [key === favouriteKey ? head : { ...head, leagueId, groupName, leagueName }];
};

export const liveItem = (record: MatchRecord): LiveItem => ({ kind: 'row', key: record.head.eventId, record });

/** Ordered matches under the heads of their leagues; the favourite ones under one head of their own. */
export const liveItems = (
  records: readonly MatchRecord[],
  folded: ReadonlySet<string>,
  { matches }: LiveFavourites,
): readonly LiveItem[] => {
  const groups = new Map<string, MatchRecord[]>();
  for (const record of records) {
    const key = matches.has(record.head.eventId) ? favouriteKey : record.head.leagueId;
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return [...groups].flatMap(([key, group]): LiveItem[] => {
    const closed = folded.has(key);
    return [...headOf(key, group, closed), ...(closed ? [] : group.map(liveItem))];
  });
};
