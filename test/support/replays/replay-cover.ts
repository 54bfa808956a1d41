import type { Browser } from 'playwright';
import type { AtlasPath, MachineAtlas } from '../../../machines/testing/atlas.ts';
import { coverOf } from '../../../machines/testing/walk.ts';
import { drivenSteps, obstacleOf } from './drivable.ts';
import type { Driver } from './driver.ts';
import { drivers } from './drivers.ts';
import { type ReplayedPath, replayPath } from './replay-path.ts';

export interface Replay extends ReplayedPath {
  path: AtlasPath;
}

const driverOf = (machine: string): (() => Driver) => {
  const createDriver = drivers[machine];
  if (!createDriver) throw new Error(`${machine} has no driver: ${Object.keys(drivers).join(', ')} have`);
  return createDriver;
};

/** Replays paths of a machine, each with a fresh visitor; each state is pictured once. */
export const replayer = (browser: Browser, origin: string, { id: machine, initial }: MachineAtlas, slow = 0) => {
  const createDriver = driverOf(machine);
  const known: Record<string, string> = {};
  return async (path: AtlasPath): Promise<Replay> => {
    const replayed = await replayPath(browser, origin, path, { machine, driver: createDriver(), initial, known, slow });
    Object.assign(known, replayed.pictures);
    return { ...replayed, path };
  };
};

/** The cover among the paths that can be caused from outside, and why no path can take the transitions it leaves out. */
export const drivableCover = ({ id, initial, paths }: MachineAtlas) => {
  const driver = driverOf(id)();
  const judged = paths.map((path) => ({ ...path, obstacle: obstacleOf(driver, drivenSteps(initial, path)) }));
  const cover = coverOf(judged.filter(({ obstacle }) => obstacle === null));
  const driven = new Set(cover.flatMap(({ taken }) => [...taken]));
  const leftOut: Record<string, string> = {};
  for (const { taken, obstacle } of judged)
    for (const transition of taken) if (!driven.has(transition)) leftOut[transition] ??= obstacle ?? '';
  return { cover, leftOut };
};

/** What a tester needs of a replay that differs: the path's id, its steps, and the command that repeats it. */
export const complaintOf = (machine: string, { path: { id, path }, why }: Replay): string =>
  [
    `${machine}/${id}: ${why}`,
    ...path.map(({ event }, index) => `  ${index + 1}. ${JSON.stringify(event)}`),
    `  npm run paths -- replay ${machine}/${id} --headed --slow 500`,
  ].join('\n');
