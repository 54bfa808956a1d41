import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { textScale } from '../ui/text-scale.ts';

/** Before it is rendered a board is taken to be as wide as the content: mostly right, and then it is drawn once. */
const guess = () => (document.getElementById('main')?.clientWidth ?? innerWidth) / textScale();

/** In px of a text of 16: larger text has less room. */
export const useBoardWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const board = ref.current;
    if (board === null) return;
    const measure = () => setWidth(board.clientWidth / textScale());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
