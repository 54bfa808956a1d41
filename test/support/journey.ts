import type { BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { command } from './sandbox.ts';
import type { Site } from './site.ts';
import { ownStand, type Stand, sharedStand } from './stand.ts';
import { openTab } from './tabs.ts';
import type { WatchedPage } from './watched-page.ts';
import { workerBrowser } from './worker.ts';

/** What the journeys of a file need, and a fresh visitor for each journey. */
export interface JourneySetup {
  site(): Site;
  /** Opens a page that is left, and asked for its complaints, when the journey ends. */
  visitor(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Complaints that the running journey provokes on purpose. */
  expectComplaints(pattern: RegExp): void;
}

export interface SharedSetup extends JourneySetup {
  /** The name of a player that no other file uses, with the password and the wallets of the demo accounts. */
  newPlayer(): string;
}

const setUp = (stand: Stand, usual: BrowserContextOptions): JourneySetup => {
  let site: Site | undefined;
  let open: WatchedPage[] = [];
  let expected: RegExp | undefined;
  const runningSite = (): Site => {
    if (!site) throw new Error('The site is not running');
    return site;
  };

  beforeAll(async () => {
    [site] = await Promise.all([stand.begin(), workerBrowser()]);
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
    expect(complaints, complaints.join('\n')).toEqual([]);
  });

  afterAll(async () => {
    if (site) await stand.end(site);
  });

  return {
    site: runningSite,
    visitor: async (options) => {
      const page = await openTab(await workerBrowser(), runningSite().origin, { ...usual, ...options });
      open.push(page);
      return page;
    },
    expectComplaints: (pattern) => {
      expected = pattern;
    },
  };
};

/** Journeys on a site of the file's own (test/support/stand.ts says for which). */
export const journeys = (environment: Record<string, string> = {}, usual: BrowserContextOptions = {}): JourneySetup =>
  setUp(ownStand(environment), usual);

let players = 0;

/**
 * Journeys on the site that files share: their players are their own, and what they forced for all is taken back.
 * `usual` are the default options of their visitors, which a journey may change, as `moving` does.
 */
export const sharedJourneys = (usual: BrowserContextOptions = {}): SharedSetup => {
  const names: string[] = [];
  const begin = async () => {
    const site = await sharedStand.begin();
    for (const username of names) await command(site.origin, 'player', { username });
    return site;
  };
  const setup = setUp({ ...sharedStand, begin }, usual);
  return {
    ...setup,
    newPlayer: () => {
      players += 1;
      names.push(`player-${players}`);
      return `player-${players}`;
    },
  };
};
