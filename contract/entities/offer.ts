import * as z from 'zod/mini';
import { id } from './scalars.ts';
import { sportCode } from './sport.ts';

/** Prematch time filters of the sidebar (spec section 9). */
export const timeFilters = ['1h', '3h', '12h', '24h', '72h', 'all'] as const;
export const timeFilter = z.enum(timeFilters);
export type TimeFilter = z.infer<typeof timeFilter>;

/** NextMatches is the default; Today and Tomorrow are calendar days where the player is. */
export const specialFilters = ['NextMatches', 'Today', 'Tomorrow'] as const;
export const specialFilter = z.enum(specialFilters);
export type SpecialFilter = z.infer<typeof specialFilter>;

/** What the sidebar's counts are kept by: a time filter, or a calendar day. */
export const sidebarFilter = z.enum([...timeFilters, 'Today', 'Tomorrow']);
export type SidebarFilter = z.infer<typeof sidebarFilter>;

export const tableView = z.enum(['competition', 'timeline']);
export type TableView = z.infer<typeof tableView>;

export const sidebarLeague = z.object({ leagueId: id, league: z.string(), eventsCount: z.number() });
export const sidebarCountry = z.object({ name: z.string(), eventsCount: z.number(), leagues: z.array(sidebarLeague) });

/** A sport of the sidebar: countries, then leagues, each with its number of events. `icon` is the sport code in lower case. */
export const sidebarSport = z.object({
  sport: sportCode,
  name: z.string(),
  icon: z.string(),
  eventsCount: z.number(),
  groupByCountries: z.array(sidebarCountry),
});
export type SidebarSport = z.infer<typeof sidebarSport>;

/** `main` filters are the tables of a list, `match` filters the tabs of a match page. */
export const marketFilterType = z.enum(['prematch match', 'prematch main', 'live match', 'live main']);
export type MarketFilterType = z.infer<typeof marketFilterType>;

/**
 * Which markets a table or a tab of the match page shows: a table names market codes in column order, a tab market
 * families. `f_102bet` is the default table, `f_all` every market. `name` is a translation key (`betting:tab.<name>`).
 */
export const marketFilter = z.object({
  key: z.string(),
  name: z.string(),
  sport: sportCode,
  markets: z.array(z.string()),
});
export type MarketFilter = z.infer<typeof marketFilter>;
