import { useEffect } from 'preact/hooks';

/** Calls with the page's clock at every frame; nothing moves while a dialog is open. */
export const useFrames = (draw: (now: number) => void, on: readonly unknown[]): void => {
  useEffect(() => {
    let frame = 0;
    const next = (now: number) => {
      if (!document.querySelector('dialog[open]')) draw(now);
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, on);
};
