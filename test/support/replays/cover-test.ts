import { afterAll, beforeAll, expect, test } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { explored } from '../../../tools/paths/explored.ts';
import type { Site } from '../site.ts';
import { ownStand, type Stand, sharedStand } from '../stand.ts';
import { workerBrowser } from '../worker.ts';
import { complaintOf, drivableCover, joinedCover, type Replay, replayer } from './replay-cover.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What agreed at the second try only: it counts as a retry (tools/suite). */
    secondTries?: string[];
  }
}

/** Paths that differ, after which the others have no more to say of what is broken. */
const enough = 3;

const coverAt = (stand: Stand, machine: string, leftOut: Record<string, string>): void => {
  let site: Site;
  beforeAll(async () => {
    site = await stand.begin();
  });
  afterAll(() => stand.end(site));

  test(`The screens follow every path of the cover list of ${machine} that can be caused from outside`, async ({
    task,
  }) => {
    const entry = machines.find(({ id }) => id === machine);
    if (!entry) throw new Error(`There is no machine ${machine}`);
    const atlas = explored(entry);
    const browser = await workerBrowser();
    const { cover, leftOut: missing } = drivableCover(atlas);
    expect(missing).toEqual(leftOut);
    const replay = replayer(browser, site.origin, atlas);
    const doubtful: Replay[] = [];
    const differing: Replay[] = [];
    for (const path of joinedCover(entry, atlas, cover)) {
      const once = await replay(path);
      if (once.outcome !== 'different') continue;
      // With the page's clock in the path's hand a real difference comes again; a busy machine's does not.
      doubtful.push(once);
      const twice = await replay(path);
      if (twice.outcome === 'different') differing.push(twice);
      if (differing.length === enough) break;
    }
    task.meta.secondTries = doubtful.map((one) => complaintOf(machine, one));
    expect(differing.map((one) => complaintOf(machine, one)).join('\n')).toBe('');
  }, 900_000);
};

/**
 * The cover list of a machine on the real screens, of the paths that can be caused from outside. `leftOut` names the
 * transitions that no such path takes, and why: any other that drops out fails the test.
 */
export const coverTest = (machine: string, leftOut: Record<string, string>): void =>
  coverAt(ownStand(), machine, leftOut);

/** The same at the site that files share: its paths have players of their own and leave nothing that others would meet. */
export const sharedCover = (machine: string, leftOut: Record<string, string>): void =>
  coverAt(sharedStand, machine, leftOut);
