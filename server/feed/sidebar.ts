import {
  type SidebarFilter,
  type SidebarSport,
  type SpecialFilter,
  type TimeFilter,
  timeFilters,
} from '../../contract/entities/offer.ts';
import { type CountedEvent, countSidebar } from '../../domain/offer/count-sidebar.ts';
import { operatorZone } from '../time/operator-day.ts';
import { dayMs, dayStartIn, midnightOf } from '../time/zone-day.ts';
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

type Starts = Pick<ListedMatch, 'startsAt'>;

/** Whether an event begins on a day of a zone, given by its midnight as if that were UTC. */
export const startsOn = (zone: string, midnight: number): ((event: Starts) => boolean) => {
  const [from, to] = [dayStartIn(zone, midnight), dayStartIn(zone, midnight + dayMs)];
  return ({ startsAt }) => startsAt >= from && startsAt < to;
};

/** Midnight of the day that a filter names, where the player is. */
const midnightIn = (filter: 'Today' | 'Tomorrow', now: number, zone: string): number =>
  midnightOf(zone, now) + (filter === 'Today' ? 0 : dayMs);

/** Whether an event begins within a filter's hours, or on its day in a zone. */
export const startsIn = (filter: SidebarFilter, now: number, zone: string): ((event: Starts) => boolean) => {
  if (filter === 'Today' || filter === 'Tomorrow') return startsOn(zone, midnightIn(filter, now, zone));
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
  let days = new Map<number, SidebarSport[]>();
  return (special: SpecialFilter = 'NextMatches', zone: string = operatorZone): SidebarCounts => {
    const fixtures = feed.prematch();
    const time = now();
    const count = (filter: SidebarFilter) => countSidebar(fixtures.filter(startsIn(filter, time, zone)).map(counted));
    if (listed !== fixtures) {
      listed = fixtures;
      hours = Object.fromEntries(timeFilters.map((filter) => [filter, count(filter)]));
      days = new Map();
    }
    if (special === 'NextMatches') return hours;
    // Zones whose day begins at the same time share its counts: there are a few dozen, by however many names.
    const from = dayStartIn(zone, midnightIn(special, time, zone));
    const day = days.get(from) ?? count(special);
    days.set(from, day);
    return { ...hours, [special]: day };
  };
};

export const liveSidebar = (feed: FeedSource): SidebarCounts => ({ all: countSidebar(feed.live().map(counted)) });
