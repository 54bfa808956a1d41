import type { Match } from '../../../contract/entities/match.ts';
import type { SportCount } from '../../../contract/entities/offer.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { defaultSpecialFilter, defaultSport, defaultTimeFilter } from '../../../domain/limits.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import type { Api } from '../../transport/api/api.ts';
import { type BettingSearch, bettingSearch, leagueIds } from './betting-search.ts';

export interface BettingData {
  counts: Counts;
  matches: readonly Match[];
  totalPages: number;
  /** Other sports in which a search finds something. */
  elsewhere: readonly SportCount[];
  /** Where to go when the list is empty: its first page, all leagues, then another sport (spec section 4, Prematch list). */
  instead: BettingSearch | null;
  /** The match of the address with all its markets; null when none is asked for or it is not offered (any more). */
  match: Match | null;
}

type Cms = Api['cms'];

const list = (cms: Cms, search: BettingSearch, signal: AbortSignal) =>
  cms.offer(
    {
      page: search.page ?? 1,
      sport_code: search.sport ?? defaultSport,
      // Who looks for a team means its next match, whenever that is.
      time_filter: search.time ?? (search.q === undefined ? defaultTimeFilter : 'all'),
      special_filter: search.special ?? defaultSpecialFilter,
      table_view: search.view ?? 'competition',
      league_ids: leagueIds(search),
      search_filter: search.q ?? '',
    },
    signal,
  );

const noList = { result: [], totalPages: 0, elsewhere: [] };

const fallback = (search: BettingSearch, counts: Counts): BettingSearch | null => {
  const { leagues, page, ...rest } = search;
  if (page !== undefined) return { ...rest, ...(leagues === undefined ? {} : { leagues }) };
  if (leagues !== undefined) return rest;
  // What is found in no match of this sport is said, with the sports that have it.
  if (search.q !== undefined) return null;
  const first = counts[search.time ?? defaultTimeFilter]?.[0]?.sport;
  const now: SportCode = search.sport ?? defaultSport;
  return first === undefined || first === now ? null : bettingSearch({ ...rest, sport: first });
};

/** What the prematch page shows for an address. */
export const loadBetting = async ({ cms }: Api, search: BettingSearch, signal: AbortSignal): Promise<BettingData> => {
  const [{ result: counts }, { result: matches, totalPages, elsewhere = [] }, match] = await Promise.all([
    cms.getAllSports('prematch', signal),
    search.event === undefined ? list(cms, search, signal) : noList,
    search.event === undefined ? null : cms.matchOffer(search.event, signal),
  ]);
  const empty = search.event === undefined && matches.length === 0;
  const instead = empty ? fallback(search, counts) : null;
  return { counts, matches, totalPages, elsewhere, instead, match: match?.result[0] ?? null };
};
