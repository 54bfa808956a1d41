import type * as z from 'zod/mini';
import {
  getAllSports,
  getLiveFavorite,
  getMarketFilters,
  getUserSettings,
  liveMatchOffer,
  liveOffer,
  matchOffer,
  type OfferQuery,
  offer,
  saveUserSettings,
  settingsGeneral,
  settingsStatuses,
  themesByDomain,
} from '../../../contract/http/cms.ts';
import type { HttpClient } from '../http-client.ts';

export type LiveOfferQuery = z.input<typeof liveOffer.body>;
export type MarketFilterType = z.input<typeof getMarketFilters.body>['type'];
export type UserSettingsChange = z.input<typeof saveUserSettings.body>['settings'];

export const createCmsApi = (http: HttpClient) => ({
  settingsGeneral: (signal?: AbortSignal) => http.call(settingsGeneral, { signal }),
  settingsStatuses: (signal?: AbortSignal) => http.call(settingsStatuses, { signal }),
  /** `domain` is the origin of the page. */
  themesByDomain: (domain: string, signal?: AbortSignal) => http.call(themesByDomain, { query: { domain }, signal }),
  userSettings: (signal?: AbortSignal) => http.call(getUserSettings, { signal }),
  saveUserSettings: (settings: UserSettingsChange, signal?: AbortSignal) =>
    http.call(saveUserSettings, { body: { settings }, signal }),
  getAllSports: (id: 'prematch' | 'live', signal?: AbortSignal) => http.call(getAllSports, { body: { id }, signal }),
  getMarketFilters: (type: MarketFilterType, signal?: AbortSignal) =>
    http.call(getMarketFilters, { body: { type }, signal }),
  offer: (body: OfferQuery, signal?: AbortSignal) => http.call(offer, { body, signal }),
  matchOffer: (eventId: string, signal?: AbortSignal) => http.call(matchOffer, { body: { eventId }, signal }),
  liveOffer: (body: LiveOfferQuery, signal?: AbortSignal) => http.call(liveOffer, { body, signal }),
  liveMatchOffer: (eventId: string, signal?: AbortSignal) => http.call(liveMatchOffer, { body: { eventId }, signal }),
  liveFavourites: (signal?: AbortSignal) => http.call(getLiveFavorite, { signal }),
  /** The match with its tracker in whatever state it is. */
  trackedMatch: (eventId: string, signal?: AbortSignal) =>
    http.call(liveMatchOffer, { body: { eventId, anyState: true }, signal }),
});
