import type { FastifyInstance } from 'fastify';
import {
  getAllSports,
  getLiveFavorite,
  getMarketFilters,
  liveMatchOffer,
  liveOffer,
  matchOffer,
  offer,
} from '../../contract/http/cms.ts';
import { homeOffer } from '../../contract/http/cms-home.ts';
import { results } from '../../contract/http/cms-results.ts';
import { searchOffer } from '../../contract/http/search.ts';
import { favouritesOf } from '../../domain/offer/favourites.ts';
import { homePage } from '../feed/home-list.ts';
import { marketFilters } from '../feed/market-filters.ts';
import { favouritesInPlay, livePage, prematchPage } from '../feed/offer-list.ts';
import { createDayResults } from '../feed/results/day-results.ts';
import { searchInOffer } from '../feed/search-offer.ts';
import { createPrematchSidebar, liveSidebar } from '../feed/sidebar.ts';
import type { Services } from '../services.ts';
import { loadUserSettings } from '../settings/user-settings.ts';
import { playersZone } from '../time/operator-day.ts';
import { register } from './register.ts';

/** The offer over HTTP: sidebar, lists and matches, all as the feed sees them now. */
export const cmsOfferRoutes = (app: FastifyInstance, { feed, clock, database }: Services): void => {
  const prematchSidebar = createPrematchSidebar(feed, () => clock.now());
  const dayResults = createDayResults(feed, () => clock.now());

  register(app, getAllSports, ({ body }) => ({
    result:
      body.id === 'prematch' ? prematchSidebar(body.special_filter, playersZone(body.time_zone)) : liveSidebar(feed),
  }));
  register(app, getMarketFilters, ({ body }) => ({ result: marketFilters(body.type, body.sport_code) }));
  register(app, offer, async ({ body, viewer }) => {
    const saved = viewer === null ? undefined : favouritesOf(await loadUserSettings(database, viewer.userId));
    return prematchPage(feed, body, clock.now(), saved);
  });
  register(app, liveOffer, ({ body }) => livePage(feed, body));
  register(app, homeOffer, ({ body }) => homePage(feed, body, clock.now()));
  register(app, getLiveFavorite, async ({ viewer }) => ({
    result: favouritesInPlay(feed, favouritesOf(await loadUserSettings(database, viewer.userId))),
  }));
  register(app, searchOffer, ({ body }) => searchInOffer(feed, body));
  register(app, results, ({ body }) => dayResults(body));
  register(app, matchOffer, ({ body }) => {
    const match = feed.match(body.eventId);
    return { result: match ? [match] : [] };
  });
  register(app, liveMatchOffer, ({ body }) => {
    const match = feed.tracked(body.eventId);
    return { result: match && (match.inPlay || body.anyState) ? [match] : [] };
  });
};
