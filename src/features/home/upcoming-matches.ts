import type { Match } from '../../../contract/entities/match.ts';
import { defaultSpecialFilter, defaultSport } from '../../../domain/limits.ts';
import type { Api } from '../../transport/api/api.ts';
import { type TopLeague, topLeagues } from './top-leagues.ts';

export interface Upcoming {
  matches: readonly Match[];
  leagues: readonly TopLeague[];
  /** All prematch matches of all sports. */
  count: number;
}

/** The next matches of the top leagues, soonest first. */
export const upcomingMatches = async (api: Api, signal?: AbortSignal): Promise<Upcoming> => {
  const sports = (await api.cms.getAllSports('prematch')).result.all ?? [];
  const leagues = topLeagues(sports);
  const { result } = await api.cms.offer(
    {
      page: 1,
      table_view: 'timeline',
      time_filter: 'all',
      special_filter: defaultSpecialFilter,
      sport_code: defaultSport,
      league_ids: leagues.map(({ leagueId }) => leagueId),
      search_filter: '',
    },
    signal,
  );
  return { matches: result, leagues, count: sports.reduce((sum, { eventsCount }) => sum + eventsCount, 0) };
};
