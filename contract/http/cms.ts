import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { match } from '../entities/match.ts';
import { marketFilter, sidebarSport, specialFilter, sportCount, tableView, timeFilter } from '../entities/offer.ts';
import { id } from '../entities/scalars.ts';
import { keyValues } from '../entities/settings.ts';
import { sportCode } from '../entities/sport.ts';
import { themesByDomain as themesByDomainBody } from '../entities/theme.ts';
import { userSettings as userSettingsBody } from '../entities/user.ts';
import { endpoint } from './endpoint.ts';

const page = z.int().check(z.minimum(1), z.maximum(10_000));
const search = z.string().check(z.maxLength(100));
/** With a search, `elsewhere` counts what it finds in other sports. */
const matchPage = z.object({
  result: z.array(match),
  totalPages: z.number(),
  elsewhere: z.optional(z.array(sportCount)),
});
const oneMatch = z.object({ result: z.array(match) });
const eventIdBody = z.object({ eventId: id });

export const settingsGeneral = endpoint({
  method: 'GET',
  url: '/cms/v1/settings/general',
  summary: 'Ticket limits, timeouts and other general settings',
  access: 'anyone',
  ok: keyValues,
});

export const settingsStatuses = endpoint({
  method: 'GET',
  url: '/cms/v1/settings/statuses',
  summary: 'Which sections are switched off, and the maintenance flag',
  access: 'anyone',
  ok: keyValues,
});

export const themesByDomain = endpoint({
  method: 'GET',
  url: '/cms/v1/settings/themesByDomain',
  summary: 'Theme, logo, name and links of the operator behind a page origin',
  access: 'anyone',
  query: z.object({ domain: z.string().check(z.maxLength(300)) }),
  ok: themesByDomainBody,
});

export const getUserSettings = endpoint({
  method: 'GET',
  url: '/cms/v1/users/userSettings',
  summary: 'Saved settings of the signed-in player',
  access: 'player',
  ok: z.object({ settings: userSettingsBody }),
});

export const saveUserSettings = endpoint({
  method: 'POST',
  url: '/cms/v1/settings',
  summary: 'Saves settings of the signed-in player, one value per object and property',
  access: 'player',
  body: z.object({
    settings: z
      .array(
        z.object({
          object: z.string().check(z.maxLength(64)),
          property: z.string().check(z.maxLength(64)),
          value: z.unknown(),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  ok: done,
});

export const getAllSports = endpoint({
  method: 'POST',
  url: '/cms/v1/markets/getAllSports',
  summary: 'Sidebar: sports, countries and leagues with counts, keyed by time filter (live has only `all`)',
  access: 'anyone',
  body: z.object({ id: z.enum(['prematch', 'live']) }),
  ok: z.object({ result: z.partialRecord(timeFilter, z.array(sidebarSport)) }),
});

export const getMarketFilters = endpoint({
  method: 'POST',
  url: '/cms/v1/markets/getMarketFilters',
  summary: 'Which markets the tables and the tabs of a match page show',
  access: 'anyone',
  body: z.object({ type: z.enum(['prematch match', 'prematch main', 'live match', 'live main']) }),
  ok: z.object({ result: z.array(marketFilter) }),
});

export const offer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/offer',
  summary: 'Prematch list, pages of 50',
  access: 'anyone',
  body: z.object({
    page,
    table_view: tableView,
    time_filter: timeFilter,
    special_filter: specialFilter,
    sport_code: sportCode,
    league_ids: z.array(id).check(z.maxLength(200)),
    search_filter: search,
  }),
  ok: matchPage,
  sifted: { result: match },
});
export type OfferQuery = z.infer<typeof offer.body>;

export const matchOffer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/matchOffer',
  summary: 'A prematch match with all its markets; result is empty when it is unknown',
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
  body: z.object({ page, sport_code: sportCode, search_filter: search }),
  ok: matchPage,
  sifted: { result: match },
});

export const liveMatchOffer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/liveMatchOffer',
  summary: 'A match in play with all its markets; result is empty when it is unknown or over',
  access: 'anyone',
  body: eventIdBody,
  ok: oneMatch,
  sifted: { result: match },
});
