import { type SpecialFilter, specialFilters, type TimeFilter, timeFilters } from '../../../contract/entities/offer.ts';
import { type SportCode, sportCodes } from '../../../contract/entities/sport.ts';
import { defaultSpecialFilter, defaultSport, defaultTimeFilter } from '../../../domain/limits.ts';
import { searchWords } from '../../ui/search-words.ts';

/** What the address of the prematch page says; what is left out is the default, so that plain /betting stays plain. */
export interface BettingSearch {
  sport?: SportCode;
  time?: TimeFilter;
  special?: SpecialFilter;
  view?: 'timeline';
  /** League ids, joined by "~". */
  leagues?: string;
  /** Words looked for. */
  q?: string;
  /** The page of the list, from 1. */
  page?: number;
  /** The match whose markets are shown. */
  event?: string;
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, standard: string): Value | undefined =>
  value === standard ? undefined : values.find((known) => known === value);

const idOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w:.-]{1,64}$/.test(text) ? text : undefined;
};

const mostPages = 10_000;
const mostLeagues = 200;

const leaguesOf = (value: unknown): string | undefined => {
  const ids = String(value ?? '')
    .split('~')
    .filter((id) => idOf(id) !== undefined);
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, mostLeagues).join('~');
};

/** Reads the search part of an address; anything senseless in it is left out. */
export const bettingSearch = (search: Record<string, unknown>): BettingSearch => {
  const page = Number(search.page);
  const read: BettingSearch = {
    sport: oneOf(sportCodes, search.sport, defaultSport),
    time: oneOf(timeFilters, search.time, defaultTimeFilter),
    special: oneOf(specialFilters, search.special, defaultSpecialFilter),
    view: search.view === 'timeline' ? 'timeline' : undefined,
    leagues: leaguesOf(search.leagues),
    q: searchWords(search.q),
    page: Number.isInteger(page) && page > 1 && page <= mostPages ? page : undefined,
    event: idOf(search.event),
  };
  for (const key of Object.keys(read) as (keyof BettingSearch)[]) if (read[key] === undefined) delete read[key];
  return read;
};

export const leagueIds = ({ leagues }: BettingSearch): string[] => leagues?.split('~') ?? [];

/** The search with a league chosen or no longer chosen; the list begins at its first page again. */
export const withLeague = (search: BettingSearch, leagueId: string, chosen: boolean): BettingSearch => {
  const others = leagueIds(search).filter((id) => id !== leagueId);
  const { page: _page, event: _event, ...rest } = search;
  return bettingSearch({ ...rest, leagues: (chosen ? [...others, leagueId] : others).join('~') });
};
