import { type FocusEvent, type KeyboardEvent, useMemo } from 'react';
import { type OddsRows, odds } from './odds-rows.ts';

type Walk = typeof import('./odds-walk.ts').walk;

/** On demand: who looks on needs no keys. Once here it follows a key at once. */
let walk: Walk | null = null;
const loadWalk = async (): Promise<Walk> => {
  walk ??= (await import('./odds-walk.ts')).walk;
  return walk;
};

const stepping = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/**
 * Makes a board one stop of the Tab key: it passes the focus to its first visible odd, arrows move from odd to odd,
 * Home and End along the row (with Ctrl to the ends of the board), PageUp and PageDown by one screen. While an odd has
 * the focus the board itself is no stop, so that Shift+Tab leaves it. `windowed` are the rows of a board that is in the
 * page only in part.
 */
export const useOddsKeys = (windowed?: OddsRows) =>
  useMemo(
    () => ({
      tabIndex: 0,
      onFocus: ({ currentTarget: board, target }: FocusEvent<HTMLElement>) => {
        if (target !== board) {
          board.tabIndex = -1;
          return;
        }
        void loadWalk();
        const top = Math.max(board.getBoundingClientRect().top, 0);
        const all = odds(board);
        const inSight = all.find((odd) => odd.getBoundingClientRect().top >= top);
        (inSight ?? all[0])?.focus({ preventScroll: true });
      },
      onBlur: ({ currentTarget: board, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!board.contains(relatedTarget)) board.tabIndex = 0;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { currentTarget: board, target, key, ctrlKey } = event;
        if (!(target instanceof HTMLElement) || target.dataset.odd === undefined || !stepping.test(key)) return;
        if (event.altKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const step = { key, ctrlKey };
        if (walk) walk(board, step, windowed);
        else void loadWalk().then((late) => late(board, step, windowed));
      },
    }),
    [windowed],
  );
