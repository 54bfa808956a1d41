import type { RepaintClock } from './repaint.ts';

/** Real time and real frames. A hidden tab has no frames, so there changes wait for one, each cell at most once. */
export const browserClock: RepaintClock = {
  now: () => performance.now(),
  nextFrame: (callback) => {
    requestAnimationFrame(callback);
  },
  later: (callback, milliseconds) => {
    setTimeout(callback, milliseconds);
  },
};
