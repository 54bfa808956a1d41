import { storedFavourites } from '../../contract/storage/favourites.ts';
import { storedRoute } from '../../contract/storage/session.ts';
import { createRouteStore } from '../actors/route-store.ts';
import { createSessionStore } from '../actors/session-store.ts';
import { createFirstAnswers } from '../browser/first-answers.ts';
import { createReloadGuard } from '../browser/reload-guard.ts';
import { createServerClock } from '../browser/server-clock.ts';
import { createStored } from '../browser/stored.ts';
import { browserClock } from '../offer/browser-clock.ts';
import { OfferStore } from '../offer/offer-store.ts';
import { createApi } from '../transport/api/api.ts';
import { type Bearer, createHttpClient } from '../transport/http-client.ts';
import { createFeedSocket } from '../transport/sockets/feed-socket.ts';
import { createSportsSocket } from '../transport/sockets/sports-socket.ts';

const callTimeout = 15_000;

/** Everything outside the machines that this page has one of. */
export const createWorld = (origin: string, bearer: Bearer) => {
  const clock = createServerClock();
  const onAnswer = (answer: unknown) => {
    const now = (answer as { nowTimestamp?: unknown } | null)?.nowTimestamp;
    if (typeof now === 'number') clock.observe(now);
  };
  const offer = new OfferStore(browserClock);
  const ahead = createFirstAnswers();
  const http = createHttpClient({ origin, bearer, timeout: callTimeout, ahead, onAnswer, onSkipped: offer.skip });
  return {
    origin,
    clock,
    http,
    api: createApi(http),
    sockets: { sports: createSportsSocket(origin, clock.now), feed: createFeedSocket(origin) },
    offer,
    sessionStore: createSessionStore(),
    favourites: createStored({ key: 'favourites', schema: storedFavourites }),
    routeStore: createRouteStore(
      createStored({ key: 'lastRoute', schema: storedRoute, storage: () => sessionStorage }),
      createStored({ key: 'lastRoute', schema: storedRoute }),
    ),
    reloadGuard: createReloadGuard(),
  };
};

export type World = ReturnType<typeof createWorld>;
