import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Before it is rendered a board is taken to be as wide as the content: mostly right, and then it is drawn once. */
const guess = () => document.getElementById('main')?.clientWidth ?? innerWidth;

export const useBoardWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(guess);
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
