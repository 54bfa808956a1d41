import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element as it changes; 0 until it stands in the page. */
export const useBoardWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const board = ref.current;
    if (board === null) return;
    setWidth(board.clientWidth);
    const observer = new ResizeObserver(() => setWidth(board.clientWidth));
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
