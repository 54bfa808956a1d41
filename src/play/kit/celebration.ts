import type { WonPot } from '../../../contract/entities/pots.ts';
import { createStore, type Store } from './store.ts';

/** A win from ten times the stake, or the jackpots that a bet won; in minor units. */
export interface Celebrated {
  win: number;
  stake: number;
  jackpots: readonly WonPot[];
}

/** Null when nothing is celebrated. */
export type Celebration = Store<{ celebrated: Celebrated | null }>;

/** In milliseconds; of a jackpot its name has to be read. */
const length = 2_400;
const jackpotLength = 6_000;

/** Shows a great win for a while, or until any key or press; it never holds back the next stake. */
export const createCelebration = (): Celebration & { begin(celebrated: Celebrated): void } => {
  const store: Celebration = createStore<{ celebrated: Celebrated | null }>({ celebrated: null });
  let timer = 0;
  const end = () => {
    window.clearTimeout(timer);
    if (store.getSnapshot().celebrated) store.set({ celebrated: null });
  };
  for (const press of ['pointerdown', 'keydown'] as const) window.addEventListener(press, end, { capture: true });
  return {
    ...store,
    begin: (celebrated) => {
      store.set({ celebrated });
      window.clearTimeout(timer);
      timer = window.setTimeout(end, celebrated.jackpots.length > 0 ? jackpotLength : length);
    },
  };
};
