/**
 * Runs work once, at the first sign of somebody at the page: what presses need is fetched while the first one is still
 * on its way, and not for the first load to wait for. Returns what calls it off.
 */
export const atFirstSign = (work: () => void): (() => void) => {
  const ended = new AbortController();
  const begin = () => {
    ended.abort();
    work();
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    document.addEventListener(sign, begin, { capture: true, passive: true, signal: ended.signal });
  }
  return () => ended.abort();
};
