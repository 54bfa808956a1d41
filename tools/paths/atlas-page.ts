import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diagramOf } from '../../machines/drawing/diagram.ts';
import { layOut } from '../../machines/drawing/layout.ts';
import { svgOf } from '../../machines/drawing/svg.ts';
import type { MachineEntry } from '../../machines/machine-cases.ts';
import type { AtlasPath, MachineAtlas } from '../../machines/testing/atlas.ts';
import { storedMutants } from '../mutants/stored-mutants.ts';
import { type ReadableStep, readable } from './readable.ts';
import { replayedOnScreen, type ScreenReplays } from './screen-replays.ts';

/** The paths of the largest machines share most of their steps: each step is written once and pointed to. */
const compact = (paths: readonly AtlasPath[]) => {
  const places = new Map<string, number>();
  const steps: ReadableStep[] = [];
  const placeOf = (step: ReadableStep) => {
    const key = JSON.stringify(step);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, steps.length);
    return steps.push(step) - 1;
  };
  return { paths: paths.map(({ id, path }) => [id, path.map((step) => placeOf(readable(step)))]), steps };
};

/** A machine as the report shows it; `onScreens` is null for one whose paths are not driven. */
export interface Found {
  atlas: MachineAtlas;
  entry: MachineEntry;
  replays: ScreenReplays;
  onScreens: { cover: readonly AtlasPath[]; leftOut: Record<string, string> } | null;
}

/** How much of a machine its paths take, and how many of them were walked. */
export const figuresOf = (atlas: MachineAtlas, replays: ScreenReplays) => ({
  states: atlas.states.length,
  statesVisited: atlas.visited.length,
  transitions: atlas.transitions.length,
  transitionsTaken: atlas.taken.length,
  paths: atlas.paths.length,
  coverPaths: atlas.cover.length,
  replayed: atlas.replayed,
  replayedOnScreen: replayedOnScreen(atlas, replays),
});

const dataOf = async ({ atlas, entry: { machine }, replays, onScreens }: Found) => ({
  id: atlas.id,
  svg: svgOf(await layOut(diagramOf(machine)), atlas.id),
  figures: figuresOf(atlas, replays),
  mutants: storedMutants(atlas.id),
  cover: atlas.cover.map(({ id }) => id),
  ...compact(atlas.paths),
  replays,
  onScreens: onScreens && { cover: onScreens.cover.map(({ id }) => id), leftOut: onScreens.leftOut },
});

const template = fileURLToPath(new URL('atlas.html', import.meta.url));

/** The report: one file that needs nothing else. */
export const atlasPage = async (found: readonly Found[]): Promise<string> => {
  const machines = [];
  for (const one of found) machines.push(await dataOf(one));
  // What would end the script element is written so that it does not.
  const data = JSON.stringify(machines).replaceAll('<', '\\u003c');
  return readFileSync(template, 'utf8').replace('"the data"', () => data);
};
