import type { MatchRecord } from '../../offer/match-record.ts';

/** A league's head or a match of the live list. */
export type LiveItem =
  | { kind: 'head'; key: string; groupName: string; leagueName: string; count: number; folded: boolean }
  | { kind: 'row'; key: string; record: MatchRecord };

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The live list in its order: group, league, then kick-off (spec section 4, Live list). */
export const liveOrder = (records: readonly MatchRecord[]): readonly MatchRecord[] =>
  [...records].sort(
    ({ head: a }, { head: b }) =>
      compare(a.groupName, b.groupName) ||
      compare(a.leagueName, b.leagueName) ||
      compare(a.timeStart, b.timeStart) ||
      compare(a.eventId, b.eventId),
  );

/** Ordered matches under the heads of their leagues. */
export const liveItems = (records: readonly MatchRecord[], folded: ReadonlySet<string>): readonly LiveItem[] => {
  const groups = new Map<string, MatchRecord[]>();
  for (const record of records) {
    const group = groups.get(record.head.leagueId);
    if (group) group.push(record);
    else groups.set(record.head.leagueId, [record]);
  }
  return [...groups].flatMap(([leagueId, matches]): LiveItem[] => {
    const [first] = matches;
    if (first === undefined) return [];
    const { groupName, leagueName } = first.head;
    const closed = folded.has(leagueId);
    const rows = matches.map((record): LiveItem => ({ kind: 'row', key: record.head.eventId, record }));
    return [
      { kind: 'head', key: leagueId, groupName, leagueName, count: matches.length, folded: closed },
      ...(closed ? [] : rows),
    ];
  });
};
