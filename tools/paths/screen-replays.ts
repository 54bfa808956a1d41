import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MachineAtlas } from '../../machines/testing/atlas.ts';

/** How a path fared on the real screens. */
export interface ScreenReplay {
  outcome: 'same' | 'different' | 'not from outside';
  /** Where it differed, or why it cannot be caused from outside. */
  why: string;
  milliseconds: number;
}

/** Of one machine: replays by path id, and a picture of each state as data URL, by its leaves. */
export interface ScreenReplays {
  paths: Record<string, ScreenReplay>;
  pictures: Record<string, string>;
}

const fileOf = (machine: string) => fileURLToPath(new URL(`../../reports/paths/${machine}.json`, import.meta.url));

export const storedReplays = (machine: string): ScreenReplays => {
  const file = fileOf(machine);
  if (!existsSync(file)) return { paths: {}, pictures: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as ScreenReplays;
};

/** Keeps what was learned by earlier replays of other paths. */
export const storeReplays = (machine: string, { paths, pictures }: ScreenReplays): void => {
  const before = storedReplays(machine);
  const file = fileOf(machine);
  mkdirSync(dirname(file), { recursive: true });
  const all = { paths: { ...before.paths, ...paths }, pictures: { ...before.pictures, ...pictures } };
  writeFileSync(file, JSON.stringify(all));
};

/** How many paths of the machine as it is now were the same on the screens when they were driven last. */
export const replayedOnScreen = ({ paths }: MachineAtlas, replays: ScreenReplays): number =>
  paths.filter(({ id }) => replays.paths[id]?.outcome === 'same').length;
