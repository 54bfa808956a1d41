import type { FastifyInstance } from 'fastify';
import {
  getAllSports,
  getMarketFilters,
  liveMatchOffer,
  liveOffer,
  matchOffer,
  offer,
} from '../../contract/http/cms.ts';
import { results } from '../../contract/http/cms-results.ts';
import type { Clock } from '../clock.ts';
import type { LivingFeed } from '../feed/feed.ts';
import { marketFilters } from '../feed/market-filters.ts';
import { livePage, prematchPage } from '../feed/offer-list.ts';
import { createDayResults } from '../feed/results/day-results.ts';
import { createPrematchSidebar, liveSidebar } from '../feed/sidebar.ts';
import { register } from '../register.ts';

/** The offer over HTTP: sidebar, lists and matches, all as the feed sees them now. */
export const cmsOfferRoutes = (app: FastifyInstance, { feed, clock }: { feed: LivingFeed; clock: Clock }): void => {
  const prematchSidebar = createPrematchSidebar(feed, () => clock.now());
  const dayResults = createDayResults(feed, () => clock.now());

  register(app, getAllSports, ({ body }) => ({
    result: body.id === 'prematch' ? prematchSidebar() : liveSidebar(feed),
  }));
  register(app, getMarketFilters, ({ body }) => ({ result: marketFilters(body.type) }));
  register(app, offer, ({ body }) => prematchPage(feed, body, clock.now()));
  register(app, liveOffer, ({ body }) => livePage(feed, body.sport_code, body.search_filter, body.page));
  register(app, results, ({ body }) => dayResults(body));
  register(app, matchOffer, ({ body }) => {
    const match = feed.match(body.eventId);
    return { result: match ? [match] : [] };
  });
  register(app, liveMatchOffer, ({ body }) => {
    const match = feed.match(body.eventId);
    return { result: match?.inPlay ? [match] : [] };
  });
};
