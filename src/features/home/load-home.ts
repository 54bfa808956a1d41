import type { Language } from '../../../contract/entities/languages.ts';
import type { Match } from '../../../contract/entities/match.ts';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import type { SiteStatuses } from '../../../domain/access/site-statuses.ts';
import type { Favourites } from '../../../domain/offer/favourites.ts';
import type { Api } from '../../transport/api/api.ts';
import { type FirstMatches, firstMatches } from './first-matches.ts';

interface Upcoming extends FirstMatches {
  /** With how many matches of each. */
  sports: readonly SidebarSport[];
}

export interface Home {
  /** Null where the operator switched the section off, `failed` where it could not be fetched: the rest of the page is shown. */
  live: FirstMatches | 'failed' | null;
  next: Upcoming | 'failed' | null;
}

/** How many of a section are shown (look/areas, 22). */
export const shownLive = 6;
export const shownNext = 5;

/** Chosen by rank, shown by kick-off. */
const nextMatches = async (
  api: Api,
  favourites: Favourites,
  language: Language,
  signal: AbortSignal,
): Promise<Upcoming> => {
  const [{ matches, count }, { result }] = await Promise.all([
    firstMatches(api, 'prematch', favourites, language, signal),
    api.cms.getAllSports('prematch'),
  ]);
  const shown = matches.slice(0, shownNext).sort((a, b) => (a.timeStart < b.timeStart ? -1 : 1));
  return { matches: shown, count, sports: result.all ?? [] };
};

const orFailed = <Part>(part: Promise<Part>, signal: AbortSignal): Promise<Part | 'failed'> =>
  part.catch((error: unknown) => {
    // Aborted because the visitor left the page: not shown as a failure.
    if (signal.aborted) throw error;
    return 'failed' as const;
  });

/** What the home page shows of the sections that are open; each fails alone. */
export const loadHome = async (
  api: Api,
  statuses: SiteStatuses,
  favourites: Favourites,
  language: Language,
  signal: AbortSignal,
): Promise<Home> => {
  const [live, next] = await Promise.all([
    statuses.liveBettingDisabled ? null : orFailed(firstMatches(api, 'live', favourites, language, signal), signal),
    statuses.bettingDisabled ? null : orFailed(nextMatches(api, favourites, language, signal), signal),
  ]);
  return { live, next };
};

export const matchesOf = (section: FirstMatches | 'failed' | null): readonly Match[] =>
  section === null || section === 'failed' ? [] : section.matches;

/** All sports with how many matches each has; none while betting is closed. */
export const sportsOf = ({ next }: Home): readonly SidebarSport[] =>
  next === null || next === 'failed' ? [] : next.sports;
