import { createStore, type Store } from './store.ts';

/** A win from ten times the stake, in minor units; null when nothing is celebrated. */
export type Celebration = Store<{ win: { amount: number; stake: number } | null }>;

const length = 2_400;

/** Shows a great win for 2.4 s, or until any key or press; it never holds back the next stake. */
export const createCelebration = (): Celebration & { begin(win: { amount: number; stake: number }): void } => {
  const store: Celebration = createStore<{ win: { amount: number; stake: number } | null }>({ win: null });
  let timer = 0;
  const end = () => {
    window.clearTimeout(timer);
    if (store.getSnapshot().win) store.set({ win: null });
  };
  for (const press of ['pointerdown', 'keydown'] as const) window.addEventListener(press, end, { capture: true });
  return {
    ...store,
    begin: (win) => {
      store.set({ win });
      timer = window.setTimeout(end, length);
    },
  };
};
