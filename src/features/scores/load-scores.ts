import type { Match } from '../../../contract/entities/match.ts';
import { type ResultsPage, results } from '../../../contract/http/cms-results.ts';
import { defaultSport } from '../../../domain/limits.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import type { Api } from '../../transport/api/api.ts';
import type { ScoresSearch } from './scores-search.ts';

export interface Scores extends ResultsPage {
  /** Live matches until the feed sends them itself; none on another day than today. */
  live: readonly Match[];
  liveCounts: Counts;
}

/** The results of a day, and what is in play when it is today. */
export const loadScores = async ({ call, cms }: Api, search: ScoresSearch, signal: AbortSignal): Promise<Scores> => {
  const sport_code = search.sport ?? defaultSport;
  const search_filter = search.q ?? '';
  const [page, { result: live }, { result: liveCounts }] = await Promise.all([
    call(results, { body: { ...(search.day ? { day: search.day } : {}), sport_code, search_filter }, signal }),
    cms.liveOffer({ page: 1, sport_code, search_filter }, signal),
    cms.getAllSports('live'),
  ]);
  const isToday = page.day === page.days.at(-1);
  return { ...page, live: isToday ? live : [], liveCounts: isToday ? liveCounts : {} };
};
