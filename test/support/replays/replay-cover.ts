import type { Browser } from 'playwright';
import type { MachineEntry } from '../../../machines/machine-cases.ts';
import { type AtlasPath, atlasPath, type MachineAtlas } from '../../../machines/testing/atlas.ts';
import type { Path } from '../../../machines/testing/explore.ts';
import { joinPaths } from '../../../machines/testing/joined.ts';
import { replay } from '../../../machines/testing/replay.ts';
import { testable } from '../../../machines/testing/testable.ts';
import { coverOf } from '../../../machines/testing/walk.ts';
import { drivenSteps, isReloading, obstacleOf } from './drivable.ts';
import type { DrivenStep, Driver } from './driver.ts';
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

interface Looked {
  /** Milliseconds to wait after each step. */
  slow?: number;
  /** Takes a picture of each state, once. */
  pictured?: boolean;
}

/** Replays paths of a machine, each with a fresh visitor. */
export const replayer = (
  browser: Browser,
  origin: string,
  { id: machine, initial }: MachineAtlas,
  { slow = 0, pictured = false }: Looked = {},
) => {
  const createDriver = driverOf(machine);
  const known: Record<string, string> = {};
  return async (path: AtlasPath): Promise<Replay> => {
    const looked = { slow, ...(pictured ? { known } : {}) };
    const replayed = await replayPath(browser, origin, path, { machine, driver: createDriver(), initial, ...looked });
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

/**
 * The same cover on fewer pages, for a page costs as much as many steps: its paths joined where one comes by the end of
 * another. A joined path is walked by a running machine first, and takes what its parts take.
 */
export const joinedCover = (
  { machine: declared, cases }: MachineEntry,
  atlas: MachineAtlas,
  cover: readonly AtlasPath[],
): readonly AtlasPath[] => {
  const driver = driverOf(atlas.id)();
  const { machine } = testable(declared);
  const walked = (path: Path) => replay(machine, cases, path);
  // Behind either nobody is there who could go on.
  const isLast = ({ event, after }: DrivenStep) => event.type === 'player.left' || isReloading(after);
  const holds = (path: Path): boolean => {
    const steps = drivenSteps(atlas.initial, { path });
    return !steps.slice(0, -1).some(isLast) && obstacleOf(driver, steps) === null && walked(path).difference === null;
  };
  if (driver.apart !== undefined) return cover;
  const initial = JSON.stringify([atlas.initial.value, atlas.initial.facet]);
  const joined = joinPaths(
    cover.map(({ path }) => path),
    initial,
    holds,
  ).map((path) => atlasPath(walked(path)));
  const taken = new Set(joined.flatMap((path) => [...path.taken]));
  // A part may take another way behind what came before it.
  return [...joined, ...cover.filter((path) => [...path.taken].some((transition) => !taken.has(transition)))];
};

/** What a tester needs of a replay that differs: the path's id, its steps, and the command that repeats it. */
export const complaintOf = (machine: string, { path: { id, path }, why }: Replay): string =>
  [
    `${machine}/${id}: ${why}`,
    ...path.map(({ event }, index) => `  ${index + 1}. ${JSON.stringify(event)}`),
    `  npm run paths -- replay ${machine}/${id} --headed --slow 500`,
  ].join('\n');
