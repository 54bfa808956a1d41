import { type ReactNode, useMemo } from 'react';
import { outcomeKey, outcomeKeyOf, selectionId, slipSelectionFrom } from '../../domain/ticket/slip-selection.ts';
import { type FavouritesDesk, FavouritesProvider } from '../offer/favourites-desk.ts';
import { type OddsDesk, OddsDeskProvider } from '../offer/odds-desk.ts';
import { type Running, useRunning } from './running.tsx';

/** The board's view of the ticket machine: which odds stand on the slip, and where a pressed one goes. */
export const createOddsDesk = (ticket: Running['ticket']): OddsDesk => {
  let selections = ticket.getSnapshot().context.selections;
  let chosen = new Set(selections.map(outcomeKeyOf));
  const isChosen = (key: string): boolean => {
    const now = ticket.getSnapshot().context.selections;
    if (now !== selections) {
      selections = now;
      chosen = new Set(now.map(outcomeKeyOf));
    }
    return chosen.has(key);
  };
  return {
    isChosen,
    subscribe: (listener) => {
      const subscription = ticket.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    press: (record, market, selection) => {
      const pressed = slipSelectionFrom(record.toMatch(), market, selection);
      if (pressed !== null) ticket.send({ type: 'selection.toggled', selection: pressed });
      // The market is gone, but its selection can still be taken off the slip.
      else if (isChosen(outcomeKey(record.head.eventId, market, selection)))
        ticket.send({ type: 'selection.removed', id: selectionId(record.head.eventId, market, selection) });
    },
  };
};

const createFavouritesDesk = (favourites: Running['favourites']): FavouritesDesk => ({
  favourites: () => favourites.getSnapshot().context.favourites,
  toggle: (favourite) => favourites.send({ type: 'favourite.toggled', favourite }),
  subscribe: (listener) => {
    const subscription = favourites.subscribe(listener);
    return () => subscription.unsubscribe();
  },
});

/** Lets the boards inside it put odds on the slip and star what they show. */
export const RunningOddsDesk = ({ children }: { children: ReactNode }) => {
  const { ticket, favourites } = useRunning();
  const desk = useMemo(() => createOddsDesk(ticket), [ticket]);
  const stars = useMemo(() => createFavouritesDesk(favourites), [favourites]);
  return (
    <OddsDeskProvider value={desk}>
      <FavouritesProvider value={stars}>{children}</FavouritesProvider>
    </OddsDeskProvider>
  );
};
