import { useEffect, useRef } from 'preact/hooks';

/** Often enough for seconds that are counted and for what begins to move. */
const restEvery = 100;

/**
 * Calls with the page's clock at every frame while the call returns that something moves, else ten times a second: a
 * page that only counts seconds costs a phone little. Nothing moves while a dialog is open.
 */
export const useFrames = (draw: (now: number) => boolean): void => {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      frame = requestAnimationFrame(next);
    };
    const next = (now: number) => {
      const moves = !document.querySelector('dialog[open]') && latest.current(now);
      if (moves) ask();
      else rest = setTimeout(ask, restEvery);
    };
    ask();
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
    };
  }, []);
};
