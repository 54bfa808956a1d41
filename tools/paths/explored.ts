import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { MachineEntry } from '../../machines/machine-cases.ts';
import { atlasOf, type MachineAtlas } from '../../machines/testing/atlas.ts';
import { root } from '../../server/root.ts';
import { filesHash } from '../files-hash.ts';

/** Whatever an exploration can hang on: the machines with their cases, what they import, and the explorer's own packages. */
const inputs = ['machines', 'domain', 'contract', 'package-lock.json'];
const noTests = /\.test\.tsx?$/;

/** The atlas of a machine, explored once for the sources as they are: for the largest that takes minutes. */
export const exploredIn = (folder: string, source: string, entry: MachineEntry, explore = atlasOf): MachineAtlas => {
  const name = `${entry.id}-${source.slice(0, 16)}`;
  const file = `${folder}/${name}`;
  if (existsSync(file)) return deserialize(readFileSync(file)) as MachineAtlas;
  const atlas = explore(entry);
  mkdirSync(folder, { recursive: true });
  const isOld = (other: string) => other.startsWith(`${entry.id}-`) && !other.startsWith(name);
  for (const old of readdirSync(folder).filter(isOld)) rmSync(`${folder}/${old}`, { force: true });
  // Others may look for it at the same time; the rename makes it whole.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, serialize(atlas));
  renameSync(own, file);
  return atlas;
};

let source: string | null = null;

/** The atlas of a machine, explored once for the sources as they are. */
export const explored = (entry: MachineEntry, explore = atlasOf): MachineAtlas => {
  source ??= filesHash(inputs, noTests);
  return exploredIn(`${root}.cache/atlas`, source, entry, explore);
};
