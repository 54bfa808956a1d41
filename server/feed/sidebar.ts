import {
  type SidebarFilter,
  type SidebarSport,
  type SpecialFilter,
  type TimeFilter,
  timeFilters,
} from '../../contract/entities/offer.ts';
import { type CountedEvent, countSidebar } from '../../domain/offer/count-sidebar.ts';
import { dayStart } from '../time/operator-day.ts';
import type { FeedSource, ListedMatch } from './feed-source.ts';

const hour = 3_600_000;

/** How far each time filter reaches, milliseconds. */
const filterHours: Record<TimeFilter, number> = {
  '1h': hour,
  '3h': 3 * hour,
  '12h': 12 * hour,
  '24h': 24 * hour,
  '72h': 72 * hour,
  all: Number.POSITIVE_INFINITY,
};

/** Whether an event begins within a filter's hours or on its day, one of the operator's. */
export const startsIn = (filter: SidebarFilter, now: number): ((event: Pick<ListedMatch, 'startsAt'>) => boolean) => {
  if (filter === 'Today' || filter === 'Tomorrow') {
    const ahead = filter === 'Today' ? 0 : 1;
    const [from, to] = [dayStart(now, ahead), dayStart(now, ahead + 1)];
    return ({ startsAt }) => startsAt >= from && startsAt < to;
  }
  const until = now + filterHours[filter];
  return ({ startsAt }) => startsAt <= until;
};

export type SidebarCounts = Partial<Record<SidebarFilter, SidebarSport[]>>;

const counted = ({ league }: ListedMatch): CountedEvent => ({
  sport: league.sport,
  groupName: league.country,
  leagueId: league.leagueId,
  leagueName: league.name,
});

/**
 * Counts of the prematch offer per time filter, and of a day where one is asked for; counted once per list, since it
 * changes only as matches start and open.
 */
export const createPrematchSidebar = (feed: FeedSource, now: () => number) => {
  let listed: readonly ListedMatch[] | null = null;
  let hours: SidebarCounts = {};
  let days: SidebarCounts = {};
  return (special: SpecialFilter = 'NextMatches'): SidebarCounts => {
    const fixtures = feed.prematch();
    const time = now();
    const count = (filter: SidebarFilter) => countSidebar(fixtures.filter(startsIn(filter, time)).map(counted));
    if (listed !== fixtures) {
      listed = fixtures;
      hours = Object.fromEntries(timeFilters.map((filter) => [filter, count(filter)]));
      days = {};
    }
    if (special === 'NextMatches') return hours;
    days[special] ??= count(special);
    return { ...hours, [special]: days[special] };
  };
};

export const liveSidebar = (feed: FeedSource): SidebarCounts => ({ all: countSidebar(feed.live().map(counted)) });
