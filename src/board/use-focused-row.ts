import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nearestOdd, type OddsRows } from './odds-rows.ts';

interface FocusedRow {
  key: string;
  /** Which of the rows with odds it was, and how far across the page the odd. */
  place: number;
  left: number;
}

const elementOf = (list: Element | null, index: number): Element | null =>
  list?.querySelector(`[data-item="${index}"]`) ?? null;

/**
 * Keeps the focus in a list that is only partly in the page. The row with the focus stays there however far it is
 * scrolled away; when its match leaves the list, the focus goes to the row that takes its place. `stays` tests whether
 * a row is that one.
 */
export const useFocusedRow = <Item extends { key: string; kind: string }>(
  list: RefObject<HTMLElement | null>,
  items: readonly Item[],
) => {
  // Kept in the page to take the focus. A press renders nothing for it: the row of a visible odd is there already.
  const [shown, setShown] = useState<string | null>(null);
  const focused = useRef<FocusedRow | null>(null);
  const rows = useMemo((): OddsRows => {
    const indices = items.flatMap(({ kind }, index) => (kind === 'row' ? [index] : []));
    return {
      count: indices.length,
      placeOf: (row) => indices.indexOf(Number(row.getAttribute('data-item'))),
      show: (place) => {
        const index = indices[place] ?? -1;
        const item = items[index];
        if (item === undefined) return null;
        flushSync(() => setShown(item.key));
        return elementOf(list.current, index);
      },
    };
  }, [items, list]);

  useLayoutEffect(() => {
    const at = focused.current;
    if (at === null) return;
    const index = items.findIndex(({ key }) => key === at.key);
    if (index >= 0) {
      at.place = rows.placeOf(elementOf(list.current, index) ?? document.body);
      return;
    }
    focused.current = null;
    // Not now: a layout effect may not render once more by force.
    queueMicrotask(() => {
      const odd = nearestOdd(rows.show(Math.min(at.place, rows.count - 1)), at.left);
      if (odd) odd.focus({ preventScroll: true });
      else setShown(null);
    });
  }, [items, rows, list]);

  const follow = useMemo(
    () => ({
      focus: ({ target }: FocusEvent<HTMLElement>) => {
        const row = target.closest('[data-item]');
        const item = items[Number(row?.getAttribute('data-item') ?? -1)];
        if (target.dataset.odd === undefined || row === null || item === undefined) return;
        focused.current = { key: item.key, place: rows.placeOf(row), left: target.getBoundingClientRect().left };
      },
      blur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof HTMLElement && relatedTarget.dataset.odd !== undefined) {
          if (currentTarget.contains(relatedTarget)) return;
        }
        focused.current = null;
        setShown(null);
      },
    }),
    [items, rows],
  );
  const stays = (key: string) => key === shown || key === focused.current?.key;
  return { rows, stays, follow };
};
