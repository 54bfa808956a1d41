import { type EventObject, fromCallback } from 'xstate';
import type { Favourites } from '../../domain/offer/favourites.ts';
import { isLiveFavourite } from '../../domain/offer/live-favourites.ts';
import type { OfferEvent } from '../../machines/app/app-event.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { OfferStore } from '../offer/offer-store.ts';
import type { FeedSocket } from '../transport/sockets/feed-socket.ts';
import { connectOfferFeed } from './offer-feed.ts';

/** Keeps the store fed, and reports when something moved in a match of the slip and when a favourite begins. */
export const createWatchOffer = (
  socket: FeedSocket,
  offer: OfferStore,
  clock: ServerClock,
  selectedEvents: () => ReadonlySet<string>,
  favourites: () => Favourites,
) =>
  fromCallback<EventObject, undefined, OfferEvent>(({ sendBack }) => {
    const disconnect = connectOfferFeed(socket, offer, clock, {
      touched(events) {
        const selected = selectedEvents();
        if (events.some(({ eventId }) => selected.has(eventId))) sendBack({ type: 'odds.touched' });
      },
      begun(matches) {
        const starred = favourites();
        if (matches.some((match) => isLiveFavourite(starred, match))) sendBack({ type: 'favourite.begun' });
      },
    });
    socket.connection.open();
    return () => {
      disconnect();
      socket.connection.close();
    };
  });
