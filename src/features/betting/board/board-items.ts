import type { Match } from '../../../../contract/entities/match.ts';
import { favouriteGrade, type LiveFavourites } from '../../../../domain/offer/live-favourites.ts';
import type { LeagueHead } from '../../../board/league-head.ts';
import { dayOf } from '../../../i18n/dates/calendar.ts';

export type PrematchItem =
  | LeagueHead
  | { kind: 'head'; key: string; day: string; count: number; folded: boolean }
  /** The head above the favourite matches. */
  | { kind: 'head'; key: 'favourites'; count: number; folded: boolean }
  | { kind: 'day'; key: string; day: string }
  /** `far` from its league's head: a favourite names its competition itself. */
  | { kind: 'row'; key: string; eventId: string; far: boolean };

type Head = Extract<PrematchItem, { kind: 'head' }>;

const headOf = (match: Match, byTime: boolean, isFavourite: boolean): Head =>
  isFavourite
    ? { kind: 'head', key: 'favourites', count: 0, folded: false }
    : byTime
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

/** The order of a list, and what its heads name. */
export type Heads = 'leagues' | 'leagues and days' | 'days' | 'none';

const none: LiveFavourites = { matches: new Set(), leagues: new Set() };

/**
 * Puts the matches under heads in the order they came (or under none), after those that lead: a league's, with a line for each day
 * where rows do not name theirs, or in the timeline a day's. Where `days` holds how many matches a day has on all
 * pages, its head counts them, except those that lead.
 */
export const boardItems = (
  matches: readonly Match[],
  heads: Heads,
  folded: ReadonlySet<string>,
  days: Readonly<Record<string, number>> = {},
  leading = none,
): readonly PrematchItem[] => {
  if (heads === 'none') return matches.map(({ eventId }) => ({ kind: 'row', key: eventId, eventId, far: true }));
  const byTime = heads === 'days';
  const grade = ({ eventId, leagueId }: Match) => favouriteGrade(eventId, byTime ? '' : leagueId, leading);
  const ordered = matches.toSorted(
    (a, b) => grade(a) - grade(b) || (grade(a) === 0 ? Date.parse(a.timeStart) - Date.parse(b.timeStart) : 0),
  );
  const groups = new Map<string, { head: Head; rows: PrematchItem[]; day?: string }>();
  const under = { ...days };
  for (const match of ordered) {
    const far = grade(match) === 0;
    const head = headOf(match, byTime, far);
    const group = groups.get(head.key) ?? { head: { ...head, folded: folded.has(head.key) }, rows: [] };
    const day = dayOf(match.timeStart);
    if (far) under[day] = Number(under[day]) - 1;
    if (heads === 'leagues and days' && day !== group.day) {
      group.rows.push({ kind: 'day', key: `day of ${match.eventId}`, day });
      group.day = day;
    }
    group.head.count += 1;
    group.rows.push({ kind: 'row', key: match.eventId, eventId: match.eventId, far });
    groups.set(head.key, group);
  }
  return [...groups.values()].flatMap(({ head, rows }) => [
    'day' in head ? { ...head, count: under[head.day] || head.count } : head,
    ...(head.folded ? [] : rows),
  ]);
};
