import type { Match } from '../../../contract/entities/match.ts';
import type { SiteStatuses } from '../../../domain/access/site-statuses.ts';
import { defaultSport } from '../../../domain/limits.ts';
import type { Api } from '../../transport/api/api.ts';
import { type Upcoming, upcomingMatches } from './upcoming-matches.ts';

interface Section {
  matches: readonly Match[];
  /** All matches of the section, in all sports. */
  count: number;
}

export interface Home {
  /** Null where the operator switched the section off. */
  live: Section | null;
  next: Upcoming | null;
}

/** How many matches a board of the home page shows. */
export const shownMatches = 8;

const liveMatches = async (api: Api, signal: AbortSignal): Promise<Section> => {
  const [{ result }, sports] = await Promise.all([
    api.cms.liveOffer({ page: 1, sport_code: defaultSport, search_filter: '' }, signal),
    api.cms.getAllSports('live', signal),
  ]);
  const count = (sports.result.all ?? []).reduce((sum, { eventsCount }) => sum + eventsCount, 0);
  return { matches: result.slice(0, shownMatches), count };
};

const nextMatches = async (api: Api, signal: AbortSignal): Promise<Upcoming> => {
  const upcoming = await upcomingMatches(api, signal);
  return { ...upcoming, matches: upcoming.matches.slice(0, shownMatches) };
};

/** What the home page shows of the sections that are open. */
export const loadHome = async (api: Api, statuses: SiteStatuses, signal: AbortSignal): Promise<Home> => {
  const [live, next] = await Promise.all([
    statuses.liveBettingDisabled ? null : liveMatches(api, signal),
    statuses.bettingDisabled ? null : nextMatches(api, signal),
  ]);
  return { live, next };
};
