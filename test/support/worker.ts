import type { Browser } from 'playwright';
import { inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { type Site, startSite } from './site.ts';

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

/** Where sites of files have ended: at the same address the next one finds the tabs that visitors of the last one left. */
const ports: number[] = [];

/** A site for one file alone; its world is small by default. */
export const ownSite = async (environment: Record<string, string> = {}): Promise<Site> => {
  const port = ports.pop() ?? (await freePort());
  const own = await startSite({ FEED_SIZE: 'small', PORT: String(port), ...environment }, inject('dataTemplate'));
  return {
    ...own,
    stop: async () => {
      await own.stop();
      ports.push(port);
    },
  };
};
