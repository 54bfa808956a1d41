import { useEffect, useRef } from 'preact/hooks';

/** Calls with the page's clock at every frame; nothing moves while a dialog is open. */
export const useFrames = (draw: (now: number) => void): void => {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    let frame = 0;
    const next = (now: number) => {
      if (!document.querySelector('dialog[open]')) latest.current(now);
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, []);
};
