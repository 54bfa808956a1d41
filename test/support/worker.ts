import type { Browser } from 'playwright';
import { inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { closeTabs } from './tabs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dataTemplate: string;
  }
}

// Vitest ends its workers with this signal: what was started is ended on exit.
process.once('SIGTERM', () => process.exit());

let browser: Promise<Browser> | null = null;
let site: Promise<Site> | null = null;

/** The browser of this worker's files, one after another; visitors come to tabs in it (test/support/tabs.ts). */
export const workerBrowser = (): Promise<Browser> => {
  browser ??= launchBrowser().then((launched) => {
    launched.once('disconnected', () => {
      browser = null;
    });
    return launched;
  });
  return browser;
};

/** The site that this worker's files share, with all its matches. Each has players of its own there, and takes back what it forced. */
export const workerSite = (): Promise<Site> => {
  site ??= startSite({ FEED_SIZE: 'full' }, inject('dataTemplate'));
  return site;
};

/** Ends a site, and the tabs that its visitors left. */
export const endSite = async (ended: Site): Promise<void> => {
  await closeTabs(ended.origin);
  await ended.stop();
};

/** A site for one file alone, where clocks, maintenance or faults are played; its world is small by default. */
export const ownSite = (environment: Record<string, string> = {}): Promise<Site> =>
  startSite({ FEED_SIZE: 'small', ...environment }, inject('dataTemplate'));
