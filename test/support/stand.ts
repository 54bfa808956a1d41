import { expect } from 'vitest';
import { command } from './sandbox.ts';
import type { Site } from './site.ts';
import { ownSite, workerSite } from './worker.ts';

/** Where the tests of a file are. */
export interface Stand {
  begin(): Promise<Site>;
  /** The ledger is asked whether it holds. */
  end(site: Site): Promise<void>;
}

/** A site of the file's own, for those that move clocks, restart it or leave behind what others would meet. */
export const ownStand = (environment: Record<string, string> = {}): Stand => ({
  begin: () => ownSite(environment),
  end: async (site) => {
    expect(await site.broken()).toEqual([]);
    await site.stop();
  },
});

/** The site that files share, where what was forced for all is taken back. */
export const sharedStand: Stand = {
  begin: workerSite,
  end: async ({ origin, broken }) => {
    await command(origin, 'takeback', { all: true });
    expect(await broken()).toEqual([]);
  },
};
