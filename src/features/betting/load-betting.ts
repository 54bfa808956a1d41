import type { Match } from '../../../contract/entities/match.ts';
import type { MarketFilter, SpecialFilter } from '../../../contract/entities/offer.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { mostFavouritesNamed, type OfferQuery } from '../../../contract/http/cms.ts';
import type { FoundOffer } from '../../../contract/http/search.ts';
import { defaultSpecialFilter, defaultSport } from '../../../domain/limits.ts';
import type { Favourites } from '../../../domain/offer/favourites.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import type { ListCalls, LoadedList } from '../../running/load-list.ts';
import type { Api } from '../../transport/api/api.ts';
import { leagueIds } from '../../ui/sidebar/league-ids.ts';
import { type BettingSearch, bettingSearch, timeOf } from './betting-search.ts';

export interface BettingList {
  matches: readonly Match[];
  total: number;
  totalPages: number;
  /** How many matches each special filter would list. */
  specials: Readonly<Record<SpecialFilter, number>>;
  /** How many matches the list has, on all pages, on each day of this one. */
  days: Readonly<Record<string, number>>;
  /** The favourite matches of this page. */
  starred: readonly string[];
  /** What a search finds in the whole offer; null when it could not be asked. */
  around?: Promise<FoundOffer | null> | undefined;
  /** The sport's tables, its main one first; none when they could not be fetched. */
  tables: readonly MarketFilter[];
  /** The chosen one; undefined is the main table. */
  table: MarketFilter | undefined;
}

/** The match of the address with all its markets; null when it is not offered (any more). */
export interface BettingMatch {
  match: Match | null;
  /** Tabs of its markets; none when they could not be fetched. */
  filters: readonly MarketFilter[];
}

export interface BettingData {
  counts: Counts;
  shown: BettingList | BettingMatch;
  /** The address of what is shown, when an empty list led elsewhere (machines/match-list). */
  instead: BettingSearch | null;
}

/** Filters are loaded in parallel with the offer and may fail alone: the list then shows its main table, a match all markets. */
const orNone = (filters: Promise<readonly MarketFilter[]>) => filters.catch(() => []);

const queryOf = (
  search: BettingSearch,
  { betting }: Favourites,
  sport: SportCode,
  table: string | undefined,
): OfferQuery => ({
  page: search.page ?? 1,
  sport_code: sport,
  time_filter: timeOf(search),
  special_filter: search.special ?? defaultSpecialFilter,
  table_view: search.view ?? 'competition',
  league_ids: leagueIds(search),
  search_filter: search.q ?? '',
  // The newest, for matches that were starred long ago are over.
  favorite_matches: betting.favorite_matches[sport]?.slice(-mostFavouritesNamed),
  favorite_leagues: betting.favorite_leagues[sport]?.slice(-mostFavouritesNamed),
  ...(table === undefined ? {} : { table }),
});

const insteadOf = (search: BettingSearch, asked: OfferQuery, answered: OfferQuery): BettingSearch | null =>
  answered === asked
    ? null
    : bettingSearch({
        ...search,
        sport: answered.sport_code,
        leagues: answered.league_ids.join('~'),
        page: answered.page,
        table: answered.table,
      });

/** Most lists have matches: only where none come, the machine that looks further is loaded and given what came instead. */
const loadPage = async (
  ask: ListCalls['offer'],
  query: OfferQuery,
  firstSport: ListCalls['firstSport'],
  signal: AbortSignal,
): Promise<LoadedList> => {
  const first = ask(query, signal);
  const page = await first.catch(() => null);
  if (page !== null && page.result.length > 0) return { query, page };
  const { loadList } = await import('../../running/load-list.ts');
  let told: typeof first | null = first;
  const offer: typeof ask = (asked, given) => {
    const answer = told ?? ask(asked, given);
    told = null;
    return answer;
  };
  return loadList(query, { offer, firstSport }, signal);
};

const loadMatch = async ({ cms }: Api, eventId: string, sport: BettingSearch['sport'], signal: AbortSignal) => {
  const ofSport = (code = defaultSport as NonNullable<BettingSearch['sport']>) =>
    orNone(cms.marketFilters('prematch match', code));
  const [{ result }] = await Promise.all([cms.matchOffer(eventId, signal), ofSport(sport)]);
  const match = result[0] ?? null;
  // An address may name a match alone: its sport is known only now, and mostly the one asked for ahead.
  return { match, filters: await ofSport(match?.sport ?? sport) };
};

/** What the prematch page shows for an address. */
export const loadBetting = async (
  api: Api,
  search: BettingSearch,
  favourites: Favourites,
  signal: AbortSignal,
): Promise<BettingData> => {
  const { cms } = api;
  const sport = search.sport ?? defaultSport;
  const counting = cms.getAllSports('prematch', search.special).then(({ result }) => result);
  if (search.event !== undefined) {
    const [counts, shown] = await Promise.all([counting, loadMatch(api, search.event, search.sport, signal)]);
    return { counts, shown, instead: null };
  }
  // Known only to who searches: it comes late, and fails alone.
  const around = search.q
    ? import('../../transport/api/search-offer.ts')
        .then(({ searchAround }) => searchAround(api, search, 'prematch', signal))
        .catch(() => null)
    : undefined;
  const asking = orNone(cms.marketFilters('prematch main', sport));
  const listing = async () => {
    // Only who chose a table waits for the tables: an address may name one that this sport has not.
    const [, ...others] = search.table === undefined ? [] : await asking;
    const table = others.find(({ key }) => key === search.table);
    const query = queryOf(search, favourites, sport, table?.key);
    const firstSport = async (filter: keyof Counts) => (await counting)[filter]?.[0]?.sport ?? null;
    return { table, query, list: await loadPage(cms.offer, query, firstSport, signal) };
  };
  const [counts, tables, { table, query, list }] = await Promise.all([counting, asking, listing()]);
  const { result: matches, total, totalPages, special_counts: specials, day_counts: days, starred } = list.page;
  return {
    counts,
    shown: { matches, total, totalPages, specials, days, starred, around, tables, table },
    instead: insteadOf(search, query, list.query),
  };
};
