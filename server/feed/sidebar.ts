import { type SidebarSport, type TimeFilter, timeFilters } from '../../contract/entities/offer.ts';
import { type CountedEvent, countSidebar } from '../../domain/offer/count-sidebar.ts';
import type { LivingFeed } from './feed.ts';
import type { Fixture } from './schedule/fixture.ts';

const hour = 3_600_000;

/** How far each time filter reaches, milliseconds. */
export const filterHours: Record<TimeFilter, number> = {
  '1h': hour,
  '3h': 3 * hour,
  '12h': 12 * hour,
  '24h': 24 * hour,
  '72h': 72 * hour,
  all: Number.POSITIVE_INFINITY,
};

export type SidebarCounts = Partial<Record<TimeFilter, SidebarSport[]>>;

const counted = ({ league }: Fixture): CountedEvent => ({
  sport: league.sport,
  groupName: league.country,
  leagueId: league.leagueId,
  leagueName: league.name,
});

/** Counts of the prematch offer per time filter; counted once per list, since it changes only as matches start and open. */
export const createPrematchSidebar = (feed: LivingFeed, now: () => number): (() => SidebarCounts) => {
  let last: { fixtures: readonly Fixture[]; counts: SidebarCounts } | null = null;
  return () => {
    const fixtures = feed.prematch();
    if (last?.fixtures === fixtures) return last.counts;
    const time = now();
    const counts = Object.fromEntries(
      timeFilters.map((filter) => [
        filter,
        countSidebar(fixtures.filter(({ startsAt }) => startsAt <= time + filterHours[filter]).map(counted)),
      ]),
    );
    last = { fixtures, counts };
    return counts;
  };
};

/** Counts of the matches in play. */
export const liveSidebar = (feed: LivingFeed): SidebarCounts => ({ all: countSidebar(feed.live().map(counted)) });
