import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

/** One server and one browser for the journeys of a file, and a fresh visitor for each journey. */
export interface JourneySetup {
  site(): Site;
  /** Opens a page that is closed, and asked for its complaints, when the journey ends. */
  visitor(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Complaints that the running journey provokes on purpose. */
  expectComplaints(pattern: RegExp): void;
}

export const journeys = (environment: Record<string, string> = {}): JourneySetup => {
  let site: Site | undefined;
  let browser: Browser | undefined;
  let open: WatchedPage[] = [];
  let expected: RegExp | undefined;

  const running = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The site is not running');
    return part;
  };

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(environment), launchBrowser()]);
  });

  afterEach(async ({ task }) => {
    const pages = open;
    const allowed = expected;
    open = [];
    expected = undefined;
    const complaints = pages.flatMap((page) => page.complaints(allowed));
    if (task.result?.state === 'fail') {
      const name = task.name.replace(/\W+/g, '-').slice(0, 60);
      for (const [index, { page }] of pages.entries()) {
        await page.screenshot({ path: `reports/${name}-${index}.png` }).catch(() => undefined);
      }
    }
    await Promise.all(pages.map((page) => page.close()));
    expect(complaints).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    expect(await site?.stop()).toEqual([]);
  });

  return {
    site: () => running(site),
    visitor: async (options) => {
      const page = await openPage(running(browser), options);
      open.push(page);
      return page;
    },
    expectComplaints: (pattern) => {
      expected = pattern;
    },
  };
};
