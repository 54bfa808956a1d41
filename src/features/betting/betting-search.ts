import {
  type SidebarFilter,
  type SpecialFilter,
  specialFilters,
  type TimeFilter,
  timeFilters,
} from '../../../contract/entities/offer.ts';
import { type SportCode, sportCodes } from '../../../contract/entities/sport.ts';
import {
  allMarketsFilter,
  defaultSpecialFilter,
  defaultSport,
  defaultTable,
  defaultTimeFilter,
} from '../../../domain/limits.ts';
import { sidebarFilter } from '../../../domain/offer/sidebar-filter.ts';
import { searchWords } from '../../ui/search-words.ts';
import { leaguesOf, toggledLeagues } from '../../ui/sidebar/league-ids.ts';

/** Search parameters of the prematch page; what is left out is the default, so that plain /betting stays plain. */
export interface BettingSearch {
  sport?: SportCode;
  time?: TimeFilter;
  special?: SpecialFilter;
  view?: 'timeline';
  /** Key of the table whose markets the rows show. */
  table?: string;
  /** League ids, joined by "~". */
  leagues?: string;
  /** Words looked for. */
  q?: string;
  page?: number;
  event?: string;
  tab?: string;
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, standard: string): Value | undefined =>
  value === standard ? undefined : values.find((known) => known === value);

const idOf = (value: unknown, standard?: string): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== standard && /^[\w:.-]{1,64}$/.test(text) ? text : undefined;
};

const mostPages = 10_000;
/** Reads the search part of an address; anything senseless in it is left out. */
export const bettingSearch = (search: Record<string, unknown>): BettingSearch => {
  const page = Number(search.page);
  const event = idOf(search.event);
  const read: BettingSearch = {
    sport: oneOf(sportCodes, search.sport, defaultSport),
    time: oneOf(timeFilters, search.time, defaultTimeFilter),
    special: oneOf(specialFilters, search.special, defaultSpecialFilter),
    view: search.view === 'timeline' ? 'timeline' : undefined,
    table: idOf(search.table, defaultTable),
    leagues: leaguesOf(search.leagues),
    q: searchWords(search.q),
    page: Number.isInteger(page) && page > 1 && page <= mostPages ? page : undefined,
    event,
    tab: event && idOf(search.tab, allMarketsFilter),
  };
  for (const key of Object.keys(read) as (keyof BettingSearch)[]) if (read[key] === undefined) delete read[key];
  return read;
};

/** Who looks for a team means its next match, whenever that is. */
export const timeOf = ({ time, q }: BettingSearch): TimeFilter => time ?? (q === undefined ? defaultTimeFilter : 'all');

/** What the list is limited to, and so what the sidebar counts. */
export const filterOf = (search: BettingSearch): SidebarFilter =>
  sidebarFilter(search.special ?? defaultSpecialFilter, timeOf(search));

/** The address of another list: it begins at its first page, without the match that is open. */
export const listSearch = (search: BettingSearch, change: BettingSearch): BettingSearch =>
  bettingSearch({ ...search, page: undefined, event: undefined, ...change });

/** The address of another sport's list: leagues and tables are a sport's own. */
export const ofSport = (search: BettingSearch, sport: SportCode): BettingSearch =>
  listSearch(search, { sport, leagues: undefined, table: undefined });

export const withLeague = (search: BettingSearch, leagueId: string, chosen: boolean): BettingSearch =>
  listSearch(search, { leagues: toggledLeagues(search, leagueId, chosen) });
