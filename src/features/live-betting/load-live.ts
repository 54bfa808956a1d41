import type { Match } from '../../../contract/entities/match.ts';
import type { MarketFilter } from '../../../contract/entities/offer.ts';
import type { FoundOffer } from '../../../contract/http/search.ts';
import { defaultSport } from '../../../domain/limits.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import type { Api } from '../../transport/api/api.ts';
import type { LiveSearch } from './live-search.ts';

export interface LiveData {
  counts: Counts;
  /** The first page of the list; the feed's snapshot brings the rest a moment later. */
  matches: readonly Match[];
  match: readonly Match[];
  /** The player's favourites in play, of every sport; empty until the user is known. */
  favourites: Promise<readonly Match[]>;
  /** Tabs of the markets of an open match. */
  filters: readonly MarketFilter[];
  /** The sport's tables, its main one first; none when they could not be fetched. */
  tables: Promise<readonly MarketFilter[]>;
  /** The chosen one; undefined is the main table. */
  table: MarketFilter | undefined;
  /** What a search finds in the whole offer; null when it could not be asked. */
  around?: Promise<FoundOffer | null> | undefined;
}

/** What the live page shows for an address until the feed answers. */
export const loadLive = async (
  api: Api,
  search: LiveSearch,
  signedIn: Promise<boolean>,
  signal: AbortSignal,
): Promise<LiveData> => {
  const { cms } = api;
  // Marks at the tabs: nothing waits for them, and nothing fails with them.
  const favourites = signedIn.then(async (yes) => (yes ? (await cms.liveFavourites()).result : [])).catch(() => []);
  const sport = search.sport ?? defaultSport;
  const tables = cms.marketFilters('live main', sport).catch(() => []);
  // Known only to who searches: it comes late, and fails alone.
  const around = search.q
    ? import('../../transport/api/search-offer.ts')
        .then(({ searchAround }) => searchAround(api, search, 'live', signal))
        .catch(() => null)
    : undefined;
  const listing = async () => {
    // Only who chose a table waits for the tables: an address may name one that this sport has not.
    const [, ...others] = search.table === undefined ? [] : await tables;
    const table = others.find(({ key }) => key === search.table);
    const query = { page: 1, sport_code: sport, search_filter: search.q ?? '', table: table?.key };
    return { table, list: await cms.liveOffer(query, signal) };
  };
  const [{ result: counts }, { table, list }, match, filters] = await Promise.all([
    cms.getAllSports('live'),
    listing(),
    search.event === undefined ? null : cms.liveMatchOffer(search.event, signal),
    search.event === undefined ? [] : cms.marketFilters('live match', sport),
  ]);
  return { counts, favourites, tables, table, matches: list.result, match: match?.result ?? [], filters, around };
};
