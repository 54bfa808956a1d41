import { type ReactNode, useMemo } from 'react';
import { outcomeKey, outcomeKeyOf, selectionId, slipSelectionFrom } from '../../domain/ticket/slip-selection.ts';
import type { PlayerNews } from '../../machines/player/player-event.ts';
import { type FavouritesDesk, FavouritesProvider } from '../offer/favourites-desk.ts';
import { type OddsDesk, OddsDeskProvider } from '../offer/odds-desk.ts';
import { favouritesNow, slipNow, watchPlayer } from './player-now.ts';
import { type Running, useRunning } from './running.tsx';

/**
 * The board's view of the ticket machine: which odds are on the slip, and where a pressed one goes. The machine
 * notifies of every change; of hundreds of odds only those that came on the slip or left it are notified.
 */
export const createOddsDesk = (running: Pick<Running, 'app' | 'player'>): OddsDesk => {
  const tellPlayer = (news: PlayerNews) => running.app.send({ type: 'player.told', news });
  const listeners = new Map<string, readonly (() => void)[]>();
  let { selections } = slipNow(running);
  let chosen: ReadonlySet<string> = new Set(selections.map(outcomeKeyOf));
  const chosenNow = (): ReadonlySet<string> => {
    const now = slipNow(running).selections;
    if (now !== selections) {
      selections = now;
      chosen = new Set(now.map(outcomeKeyOf));
    }
    return chosen;
  };
  let told = chosen;
  const tell = (): void => {
    const before = told;
    const after = chosenNow();
    if (before === after) return;
    told = after;
    for (const key of before) if (!after.has(key)) for (const listener of listeners.get(key) ?? []) listener();
    for (const key of after) if (!before.has(key)) for (const listener of listeners.get(key) ?? []) listener();
  };
  let unwatch: (() => void) | null = null;
  return {
    isChosen: (key) => chosenNow().has(key),
    listen: (key, listener) => {
      if (unwatch === null) {
        told = chosenNow();
        unwatch = watchPlayer(running, 'ticket', tell);
      }
      listeners.set(key, listeners.get(key)?.concat(listener) ?? [listener]);
    },
    unlisten: (key, listener) => {
      const others = listeners.get(key)?.filter((other) => other !== listener) ?? [];
      if (others.length > 0) listeners.set(key, others);
      else listeners.delete(key);
      if (listeners.size > 0) return;
      unwatch?.();
      unwatch = null;
    },
    press: (record, market, selection, seen) => {
      const pressed = slipSelectionFrom(record.toMatch(), market, selection);
      if (pressed && seen) pressed.odd = pressed.originalOdd = seen;
      if (pressed !== null) tellPlayer({ type: 'selection.toggled', selection: pressed });
      // The market is gone, but its selection can still be taken off the slip.
      else if (chosenNow().has(outcomeKey(record.head.eventId, market, selection)))
        tellPlayer({ type: 'selection.removed', id: selectionId(record.head.eventId, market, selection) });
    },
  };
};

const createFavouritesDesk = (running: Pick<Running, 'app' | 'player'>): FavouritesDesk => ({
  favourites: () => favouritesNow(running),
  toggle: (favourite) => running.app.send({ type: 'player.told', news: { type: 'favourite.toggled', favourite } }),
  subscribe: (listener) => watchPlayer(running, 'favourites', listener),
});

/** Lets the boards inside it put odds on the slip and star what they show. */
export const RunningOddsDesk = ({ children }: { children: ReactNode }) => {
  const running = useRunning();
  const desk = useMemo(() => createOddsDesk(running), [running]);
  const stars = useMemo(() => createFavouritesDesk(running), [running]);
  return (
    <OddsDeskProvider value={desk}>
      <FavouritesProvider value={stars}>{children}</FavouritesProvider>
    </OddsDeskProvider>
  );
};
