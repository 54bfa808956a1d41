import { type FocusEvent, type KeyboardEvent, useMemo } from 'react';

const odds = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>('[data-odd]')];

const rowOf = (odd: Element): HTMLElement | null => odd.closest<HTMLElement>('[data-odds-row]');

/** The odd of another row that stands nearest below or above. */
const inNextRow = (board: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const rows = [...board.querySelectorAll<HTMLElement>('[data-odds-row]')].filter((row) => odds(row).length > 0);
  const here = rowOf(from);
  const row = here === null ? undefined : rows[rows.indexOf(here) + step];
  if (row === undefined) return undefined;
  const { left } = from.getBoundingClientRect();
  const distance = (odd: HTMLElement) => Math.abs(odd.getBoundingClientRect().left - left);
  return odds(row).sort((a, b) => distance(a) - distance(b))[0];
};

const next = (board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined => {
  const row = rowOf(from);
  const here = row === null ? [] : odds(row);
  switch (key) {
    case 'ArrowRight':
      return here[here.indexOf(from) + 1];
    case 'ArrowLeft':
      return here[here.indexOf(from) - 1];
    case 'Home':
      return here[0];
    case 'End':
      return here.at(-1);
    case 'ArrowDown':
      return inNextRow(board, from, 1);
    case 'ArrowUp':
      return inNextRow(board, from, -1);
    default:
      return undefined;
  }
};

/**
 * Makes a board one stop of the Tab key: it hands the focus to its first odd in sight, arrows walk from odd to odd.
 * While an odd has the focus the board itself is no stop, so that Shift+Tab leaves it.
 */
export const useOddsKeys = () =>
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
        const odd = next(event.currentTarget, event.target, event.key);
        if (odd === undefined) return;
        event.preventDefault();
        odd.focus({ preventScroll: true });
        odd.scrollIntoView({ block: 'nearest' });
      },
    }),
    [],
  );
