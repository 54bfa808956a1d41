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
  /** Null where the operator switched the section off, `failed` where it could not be fetched: the rest of the page is shown. */
  live: Section | 'failed' | null;
  next: Upcoming | 'failed' | null;
}

export const shownMatches = 8;

const liveMatches = async (api: Api, signal: AbortSignal): Promise<Section> => {
  const [{ result }, sports] = await Promise.all([
    api.cms.liveOffer({ page: 1, sport_code: defaultSport, search_filter: '' }, signal),
    api.cms.getAllSports('live'),
  ]);
  const count = (sports.result.all ?? []).reduce((sum, { eventsCount }) => sum + eventsCount, 0);
  return { matches: result.slice(0, shownMatches), count };
};

const nextMatches = async (api: Api, signal: AbortSignal): Promise<Upcoming> => {
  const upcoming = await upcomingMatches(api, signal);
  return { ...upcoming, matches: upcoming.matches.slice(0, shownMatches) };
};

const orFailed = <Part>(part: Promise<Part>, signal: AbortSignal): Promise<Part | 'failed'> =>
  part.catch((error: unknown) => {
    // Given up because the visitor went on: nobody is to see it as a failure.
    if (signal.aborted) throw error;
    return 'failed' as const;
  });

/** What the home page shows of the sections that are open; each fails alone. */
export const loadHome = async (api: Api, statuses: SiteStatuses, signal: AbortSignal): Promise<Home> => {
  const [live, next] = await Promise.all([
    statuses.liveBettingDisabled ? null : orFailed(liveMatches(api, signal), signal),
    statuses.bettingDisabled ? null : orFailed(nextMatches(api, signal), signal),
  ]);
  return { live, next };
};

export const matchesOf = (section: Section | Upcoming | 'failed' | null): readonly Match[] =>
  section === null || section === 'failed' ? [] : section.matches;
