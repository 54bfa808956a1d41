import type { OfferStore } from '../offer/offer-store.ts';
import type { FeedNews, FeedSocket } from '../transport/sockets/feed-socket.ts';

const startedInterval = 1_000;

const take = (store: OfferStore, { name, payload, broken }: FeedNews): void => {
  if (name === 'initial_data') store.takeSnapshot(payload);
  else if (name === 'live_inactive_update') store.takeInactive(payload);
  else if (name === 'sidebar_update' || name === 'live_sidebar_update') store.takeCounts(payload);
  else store.takeFrame(payload);
  if (broken) store.takeBroken(payload.topic, broken);
};

const touched = ({ name, payload }: FeedNews): readonly string[] => {
  if (name === 'live_inactive_update') return payload.eventIds;
  return name === 'live_update' || name === 'prematch_update' || name === 'live_match_update'
    ? payload.matches.map(({ eventId }) => eventId)
    : [];
};

/**
 * Feeds the store from the offer's connection: topics again on every connect, frames in, started matches locked by the
 * server's clock. `onTouched` hears of every event that changed. The connection itself is opened by whoever owns it.
 */
export const connectOfferFeed = (
  socket: FeedSocket,
  store: OfferStore,
  serverNow: () => number,
  onTouched: (eventIds: readonly string[]) => void = () => undefined,
): (() => void) => {
  const ends = [
    socket.connection.watch((news) => {
      if (news === 'connected') store.attach(socket);
      else store.detach();
    }),
    socket.listen((news) => {
      take(store, news);
      const eventIds = touched(news);
      if (eventIds.length > 0) onTouched(eventIds);
    }, store.skip),
  ];
  if (socket.connection.connected()) store.attach(socket);
  const timer = setInterval(() => store.lockStarted(serverNow()), startedInterval);
  return () => {
    clearInterval(timer);
    for (const end of ends) end();
    store.detach();
  };
};
