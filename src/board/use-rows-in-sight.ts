import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowRange, rowsBetween } from './rows-between.ts';

const overscan = 440;

const isSame = (range: RowRange, seen: RowRange): boolean => range.first === seen.first && range.last === seen.last;
const holds = (range: RowRange, seen: RowRange): boolean => range.first <= seen.first && range.last >= seen.last;

/**
 * Which rows of a long list are visible or nearly. Row heights are known, so nothing is measured but the list's own
 * place, and it does not matter which ancestor scrolls. `offsets` holds the top of every row and the end of the last.
 */
export const useRowsInSight = (list: RefObject<HTMLElement | null>, offsets: readonly number[]): RowRange => {
  const [range, setRange] = useState(() => rowsBetween(offsets, 0, innerHeight + overscan));
  useLayoutEffect(() => {
    let frame = 0;
    // A few rows beyond the visible ones are not worth rendering everything again before the paint.
    let isEnough = holds;
    const look = () => {
      frame = 0;
      if (list.current === null) return;
      const { top } = list.current.getBoundingClientRect();
      const seen = rowsBetween(offsets, -top - overscan, innerHeight - top + overscan);
      const stays = isEnough;
      setRange((before) => (stays(before, seen) ? before : seen));
      isEnough = isSame;
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon, { capture: true });
      removeEventListener('resize', lookSoon);
    };
  }, [list, offsets]);
  return range;
};
