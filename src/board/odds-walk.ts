import { nearestOdd, type OddsRows, odds } from './odds-rows.ts';

const rowOf = (odd: Element): Element | null => odd.closest('[data-odds-row]');

/** A board that is rendered whole. */
const rowsInPage = (board: Element): OddsRows => {
  const rows = [...board.querySelectorAll('[data-odds-row]')].filter((row) => odds(row).length > 0);
  return { count: rows.length, placeOf: (row) => rows.indexOf(row), show: (place) => rows[place] ?? null };
};

/** How many rows a page holds, less one that stays visible. */
const pageOf = (board: Element, row: Element): number => {
  const { top, bottom } = board.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(1, Math.floor(seen / row.clientHeight) - 1);
};

/** A key, as a keyboard event has it. */
export interface Step {
  key: string;
  ctrlKey: boolean;
}

const next = (
  board: Element,
  from: HTMLElement,
  { key, ctrlKey }: Step,
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

/** Moves the focus from the odd that has it to the one that a key leads to. */
export const walk = (board: Element, step: Step, windowed: OddsRows | undefined): void => {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !board.contains(from)) return;
  const odd = next(board, from, step, windowed);
  odd?.focus({ preventScroll: true });
  odd?.scrollIntoView({ block: 'nearest' });
};
