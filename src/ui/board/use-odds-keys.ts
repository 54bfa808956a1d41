import { type FocusEvent, type KeyboardEvent, useMemo } from 'react';

/** The rows of a board that hold odds, in their order, whether they stand in the page or not. */
export interface OddsRows {
  count: number;
  placeOf(row: Element): number;
  /** Brings a row into the page. */
  show(place: number): Element | null;
}

const odds = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>('[data-odd]')];

const rowOf = (odd: Element): Element | null => odd.closest('[data-odds-row]');

/** A board that stands in the page whole. */
const rowsInPage = (board: Element): OddsRows => {
  const rows = [...board.querySelectorAll('[data-odds-row]')].filter((row) => odds(row).length > 0);
  return { count: rows.length, placeOf: (row) => rows.indexOf(row), show: (place) => rows[place] ?? null };
};

/** How many rows a page holds, less one that stays in sight. */
const pageOf = (board: Element, row: Element): number => {
  const { top, bottom } = board.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(1, Math.floor(seen / row.clientHeight) - 1);
};

/** The odd of a row that stands nearest to a place across the page. */
export const nearestOdd = (row: Element | null, left: number): HTMLElement | undefined => {
  const distance = (odd: HTMLElement) => Math.abs(odd.getBoundingClientRect().left - left);
  return row === null ? undefined : odds(row).sort((a, b) => distance(a) - distance(b))[0];
};

const next = (
  board: Element,
  from: HTMLElement,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  windowed: OddsRows | undefined,
): HTMLElement | undefined => {
  const row = rowOf(from);
  if (row === null) return undefined;
  const rows = windowed ?? rowsInPage(board);
  const last = rows.count - 1;
  const jump = (step: number) => {
    const here = rows.placeOf(row);
    const place = Math.min(Math.max(here + step, 0), last);
    return place === here ? undefined : nearestOdd(rows.show(place), from.getBoundingClientRect().left);
  };
  const end = (place: number, nth: number) => {
    const there = ctrlKey ? rows.show(place) : row;
    return there === null ? undefined : odds(there).at(nth);
  };
  const beside = (step: number) => {
    const here = odds(row);
    return here[here.indexOf(from) + step];
  };
  switch (key) {
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    case 'Home':
      return end(0, 0);
    case 'End':
      return end(last, -1);
    case 'ArrowDown':
      return jump(1);
    case 'ArrowUp':
      return jump(-1);
    case 'PageDown':
      return jump(pageOf(board, row));
    case 'PageUp':
      return jump(-pageOf(board, row));
    default:
      return undefined;
  }
};

/**
 * Makes a board one stop of the Tab key: it hands the focus to its first odd in sight, arrows walk from odd to odd, Home
 * and End along the row (with Ctrl to the ends of the board), PageUp and PageDown by what is in sight. While an odd has
 * the focus the board itself is no stop, so that Shift+Tab leaves it. `windowed` are the rows of a board that stands in
 * the page only in part.
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
        const top = board.getBoundingClientRect().top;
        const inSight = odds(board).find((odd) => odd.getBoundingClientRect().top >= Math.max(top, 0));
        (inSight ?? odds(board)[0])?.focus({ preventScroll: true });
      },
      onBlur: ({ currentTarget: board, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!board.contains(relatedTarget)) board.tabIndex = 0;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (!(event.target instanceof HTMLElement) || event.target.dataset.odd === undefined) return;
        if (event.altKey || event.metaKey || event.shiftKey) return;
        const odd = next(event.currentTarget, event.target, event, windowed);
        if (odd === undefined) return;
        event.preventDefault();
        odd.focus({ preventScroll: true });
        odd.scrollIntoView({ block: 'nearest' });
      },
    }),
    [windowed],
  );
