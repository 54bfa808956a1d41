import * as z from 'zod/mini';
import { match } from '../entities/match.ts';
import {
  marketFilter,
  marketFilterType,
  sidebarFilter,
  sidebarSport,
  specialFilter,
  tableView,
  timeFilter,
} from '../entities/offer.ts';
import { id } from '../entities/scalars.ts';
import { keyValues } from '../entities/settings.ts';
import { sportCode } from '../entities/sport.ts';
import { themesByDomain as themesByDomainBody } from '../entities/theme.ts';
import { endpoint } from './endpoint.ts';

const page = z.int().check(z.minimum(1), z.maximum(10_000));
/** Where the player's days begin: an IANA name; without it, or with one nobody knows, they are the operator's. */
const timeZone = z.optional(z.string().check(z.maxLength(64)));
/** A call names at most this many favourites of a kind. */
export const mostFavouritesNamed = 200;
/** What a visitor starred in his browser. */
const favourites = z.optional(z.array(id).check(z.maxLength(mostFavouritesNamed)));
const search = z.string().check(z.maxLength(100));
/** `total` matches on all pages. */
const matchPage = { result: z.array(match), totalPages: z.number(), total: z.int() };
const oneMatch = z.object({ result: z.array(match) });
const eventIdBody = z.object({ eventId: id });

/** Ticket limits, timeouts and other general settings. */
export const settingsGeneral = endpoint({
  method: 'GET',
  url: '/cms/v1/settings/general',
  summary: 'General settings',
  access: 'anyone',
  ok: keyValues,
});

/** Which sections are switched off, and the maintenance flag. */
export const settingsStatuses = endpoint({
  method: 'GET',
  url: '/cms/v1/settings/statuses',
  summary: 'Statuses',
  access: 'anyone',
  ok: keyValues,
});

/** Theme, logo, name and links of the operator behind a page origin. */
export const themesByDomain = endpoint({
  method: 'GET',
  url: '/cms/v1/settings/themesByDomain',
  summary: 'The operator of a page origin',
  access: 'anyone',
  query: z.object({ domain: z.string().check(z.maxLength(300)) }),
  ok: themesByDomainBody,
});

/** A day of the special filter is counted, under its name, when it is asked for. */
export const getAllSports = endpoint({
  method: 'POST',
  url: '/cms/v1/markets/getAllSports',
  summary: 'Counts of the sidebar',
  access: 'anyone',
  body: z.object({ id: z.enum(['prematch', 'live']), special_filter: z.optional(specialFilter), time_zone: timeZone }),
  ok: z.object({ result: z.partialRecord(sidebarFilter, z.array(sidebarSport)) }),
});

/** Of one sport or, without `sport_code`, of all. */
export const getMarketFilters = endpoint({
  method: 'POST',
  url: '/cms/v1/markets/getMarketFilters',
  summary: 'Markets of tables and tabs',
  access: 'anyone',
  body: z.object({ type: marketFilterType, sport_code: z.optional(sportCode) }),
  ok: z.object({ result: z.array(marketFilter) }),
});

export const offer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/offer',
  summary: 'Prematch list, pages of 50',
  access: 'visitor',
  body: z.object({
    page,
    table_view: tableView,
    time_filter: timeFilter,
    special_filter: specialFilter,
    sport_code: sportCode,
    league_ids: z.array(id).check(z.maxLength(200)),
    search_filter: search,
    table: z.optional(id),
    time_zone: timeZone,
    favorite_matches: favourites,
    favorite_leagues: favourites,
  }),
  /**
   * Rows carry the markets of the table, or of the sport's main one. Favourites lead: those that are named and those of the
   * player who asks. `starred`: the matches among them that are on this page. `special_counts`: how many matches each special
   * filter would list; `day_counts`: how many the list has, on all pages, on each day of this one (`2026-03-01`), without the
   * favourite matches that lead a page before it.
   */
  ok: z.object({
    ...matchPage,
    starred: z.array(id),
    special_counts: z.record(specialFilter, z.int()),
    day_counts: z.record(z.string(), z.int()),
  }),
  sifted: { result: match },
});
export type OfferQuery = z.infer<typeof offer.body>;
export type OfferPage = z.infer<typeof offer.ok>;

/** A prematch match with all its markets; `result` is empty when it is unknown. */
export const matchOffer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/matchOffer',
  summary: 'A prematch match',
  access: 'anyone',
  body: eventIdBody,
  ok: oneMatch,
  sifted: { result: match },
});

export const liveOffer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/liveOffer',
  summary: 'Matches in play, pages of 50',
  access: 'anyone',
  body: z.object({ page, sport_code: sportCode, search_filter: search, table: z.optional(id) }),
  /** Rows carry the markets of the table, or of the sport's main one. */
  ok: z.object(matchPage),
  sifted: { result: match },
});
export type LiveOfferQuery = z.infer<typeof liveOffer.body>;

/** A match in play with all its markets and its tracker; `result` is empty when it is unknown or over. */
export const liveMatchOffer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/liveMatchOffer',
  summary: 'A match in play',
  access: 'anyone',
  body: z.object({ eventId: id /** Also before and after the match. */, anyState: z.optional(z.boolean()) }),
  ok: oneMatch,
  sifted: { result: match },
});

/** Matches in play that the player starred, themselves or their league. */
export const getLiveFavorite = endpoint({
  method: 'GET',
  url: '/cms/v1/competitions/getLiveFavorite',
  summary: 'Starred matches in play',
  access: 'player',
  ok: z.object({ result: z.array(match) }),
});
