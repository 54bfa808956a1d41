import type { Match } from '../../../../contract/entities/match.ts';
import { dayOf } from '../../../i18n/dates/calendar.ts';

/** A head or a row of the prematch board. */
export type PrematchItem =
  | {
      kind: 'head';
      key: string;
      leagueId: string;
      groupName: string;
      leagueName: string;
      count: number;
      folded: boolean;
    }
  | { kind: 'head'; key: string; day: string; count: number; folded: boolean }
  | { kind: 'row'; key: string; eventId: string };

type Head = Extract<PrematchItem, { kind: 'head' }>;

const headOf = (match: Match, byTime: boolean): Head =>
  byTime
    ? { kind: 'head', key: `day ${dayOf(match.timeStart)}`, day: dayOf(match.timeStart), count: 0, folded: false }
    : {
        kind: 'head',
        key: `league ${match.leagueId}`,
        leagueId: match.leagueId,
        groupName: match.groupName,
        leagueName: match.leagueName,
        count: 0,
        folded: false,
      };

/** Puts the matches under heads in the order they came: a league's or, in the timeline, a day's. */
export const boardItems = (
  matches: readonly Match[],
  byTime: boolean,
  folded: ReadonlySet<string>,
): readonly PrematchItem[] => {
  const groups = new Map<string, { head: Head; rows: PrematchItem[] }>();
  for (const match of matches) {
    const head = headOf(match, byTime);
    const group = groups.get(head.key) ?? { head: { ...head, folded: folded.has(head.key) }, rows: [] };
    group.rows.push({ kind: 'row', key: match.eventId, eventId: match.eventId });
    groups.set(head.key, group);
  }
  return [...groups.values()].flatMap(({ head, rows }) => [
    { ...head, count: rows.length },
    ...(head.folded ? [] : rows),
  ]);
};
