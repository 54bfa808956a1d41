import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diagramOf } from '../../machines/drawing/diagram.ts';
import { layOut } from '../../machines/drawing/layout.ts';
import { svgOf } from '../../machines/drawing/svg.ts';
import type { MachineEntry } from '../../machines/machine-cases.ts';
import type { AtlasPath, MachineAtlas } from '../../machines/testing/atlas.ts';
import { type ReadableStep, readable } from './readable.ts';
import type { ScreenReplays } from './screen-replays.ts';

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

const dataOf = async (atlas: MachineAtlas, { machine }: MachineEntry, replays: ScreenReplays) => ({
  id: atlas.id,
  svg: svgOf(await layOut(diagramOf(machine)), atlas.id),
  figures: {
    states: atlas.states.length,
    statesVisited: atlas.visited.length,
    transitions: atlas.transitions.length,
    transitionsTaken: atlas.taken.length,
    paths: atlas.paths.length,
    coverPaths: atlas.cover.length,
    replayed: atlas.replayed,
  },
  cover: atlas.cover.map(({ id }) => id),
  ...compact(atlas.paths),
  replays,
});

const template = fileURLToPath(new URL('atlas.html', import.meta.url));

/** The report: one file that needs nothing else. */
export const atlasPage = async (
  found: readonly { atlas: MachineAtlas; entry: MachineEntry; replays: ScreenReplays }[],
): Promise<string> => {
  const machines = [];
  for (const { atlas, entry, replays } of found) machines.push(await dataOf(atlas, entry, replays));
  // What would end the script element is written so that it does not.
  const data = JSON.stringify(machines).replaceAll('<', '\\u003c');
  return readFileSync(template, 'utf8').replace('"the data"', () => data);
};
