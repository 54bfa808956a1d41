import type { BrowserContextOptions } from 'playwright';

/** A phone on its first visit: what a service worker caches is not measured. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
  // Days begin there as they do for the operator and most of his players.
  timezoneId: 'Europe/Belgrade',
};
