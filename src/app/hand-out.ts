import type { Running } from '../running/running.tsx';

declare global {
  interface Window {
    /** Only on a page that a server in sandbox mode has served. */
    matchday?: { running: Running };
  }
}

/** Exposes the running machines to tests of the site, where the server has marked its document for that. */
export const handOut = (running: Running): void => {
  if ('sandbox' in document.documentElement.dataset) window.matchday = { running };
};
