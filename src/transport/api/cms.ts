import type * as z from 'zod/mini';
import type { MarketFilter, MarketFilterType, SpecialFilter } from '../../../contract/entities/offer.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import {
  getAllSports,
  getLiveFavorite,
  getMarketFilters,
  liveMatchOffer,
  liveOffer,
  matchOffer,
  type OfferQuery,
  offer,
  settingsGeneral,
  settingsStatuses,
  themesByDomain,
} from '../../../contract/http/cms.ts';
import type { HttpClient } from '../http-client.ts';
import { timeZone } from './time-zone.ts';

export type LiveOfferQuery = z.input<typeof liveOffer.body>;

type AskFilters = (type: MarketFilterType, sport: SportCode) => Promise<readonly MarketFilter[]>;

/** Filters of a sport are asked for once a visit, so that a page of the list waits for them at most once. */
const keptFilters = (ask: AskFilters): AskFilters => {
  const kept = new Map<string, ReturnType<AskFilters>>();
  return (type, sport) => {
    const key = `${type} ${sport}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = ask(type, sport);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
};

export const createCmsApi = (http: HttpClient) => ({
  settingsGeneral: (signal?: AbortSignal) => http.call(settingsGeneral, { signal }),
  settingsStatuses: (signal?: AbortSignal) => http.call(settingsStatuses, { signal }),
  /** `domain` is the origin of the page. */
  themesByDomain: (domain: string, signal?: AbortSignal) => http.call(themesByDomain, { query: { domain }, signal }),
  /** A day of the special filter is counted in addition to the hours. */
  getAllSports: (id: 'prematch' | 'live', special_filter?: SpecialFilter) =>
    http.call(getAllSports, { body: { id, special_filter, time_zone: timeZone() } }),
  marketFilters: keptFilters(async (type, sport_code) => {
    const { result } = await http.call(getMarketFilters, { body: { type, sport_code } });
    return result;
  }),
  offer: (body: OfferQuery, signal?: AbortSignal) =>
    http.call(offer, { body: { ...body, time_zone: timeZone() }, signal }),
  matchOffer: (eventId: string, signal?: AbortSignal) => http.call(matchOffer, { body: { eventId }, signal }),
  liveOffer: (body: LiveOfferQuery, signal?: AbortSignal) => http.call(liveOffer, { body, signal }),
  liveMatchOffer: (eventId: string, signal?: AbortSignal) => http.call(liveMatchOffer, { body: { eventId }, signal }),
  liveFavourites: (signal?: AbortSignal) => http.call(getLiveFavorite, { signal }),
});
