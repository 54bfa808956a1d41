import type { BegunMatch } from '../../contract/sockets/feedsocket.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { OfferStore } from '../offer/offer-store.ts';
import type { FeedNews, FeedSocket } from '../transport/sockets/feed-socket.ts';

const lookInterval = 1_000;

const take = (store: OfferStore, { name, payload, broken }: FeedNews, onBegun: FeedEars['begun']): void => {
  if (name === 'odds') store.takeOdds(payload);
  else if (name === 'initial_data') store.takeSnapshot(payload);
  else if (name === 'live_inactive_update') store.takeInactive(payload);
  else if (name === 'reload_favorite_live') onBegun(payload.begun);
  else if (name === 'sidebar_update' || name === 'live_sidebar_update') store.takeCounts(payload);
  else store.takeFrame(payload);
  if (broken) store.takeBroken(payload.topic, broken);
};

interface Touched {
  eventId: string;
}

const touched = ({ name, payload }: FeedNews): readonly Touched[] => {
  if (name === 'odds') return payload.odds;
  if (name === 'live_inactive_update') return payload.eventIds.map((eventId) => ({ eventId }));
  // As they came: hundreds of messages a second need no list of their own.
  return name === 'live_update' || name === 'prematch_update' || name === 'live_match_update' ? payload.matches : [];
};

/** News of the feed other than what the store shows. */
export interface FeedEars {
  touched(events: readonly Touched[]): void;
  begun(matches: readonly BegunMatch[]): void;
}

const deaf: FeedEars = { touched: () => undefined, begun: () => undefined };

/**
 * Feeds the store from the offer's connection: topics again on every connect, frames in, started matches locked by the
 * server's clock. The connection itself is opened by its owner.
 */
export const connectOfferFeed = (
  socket: FeedSocket,
  store: OfferStore,
  clock: ServerClock,
  ears: FeedEars = deaf,
): (() => void) => {
  const ends = [
    socket.connection.watch((news) => {
      if (news === 'connected') store.attach(socket);
      else store.detach();
    }),
    socket.listen((news) => {
      take(store, news, ears.begun);
      // A visitor who is not signed in gets the server's time only from the feed.
      if ('at' in news.payload) clock.observe(news.payload.at);
      const events = touched(news);
      if (events.length > 0) ears.touched(events);
    }, store.skip),
  ];
  if (socket.connection.connected()) store.attach(socket);
  const timer = setInterval(() => {
    store.lockStarted(clock.now());
    store.askAgain();
  }, lookInterval);
  return () => {
    clearInterval(timer);
    for (const end of ends) end();
    store.detach();
  };
};
