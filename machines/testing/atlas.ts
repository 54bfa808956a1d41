import { initialTransition, type StateValue } from 'xstate';
import type { MachineEntry } from '../machine-cases.ts';
import type { Path } from './explore.ts';
import type { Replayed } from './replay.ts';
import { nameOf, nodesOf, transitionsOf } from './state-nodes.ts';
import { coverOf, walkEdges } from './walk.ts';

export interface AtlasPath {
  /** The same as long as the steps are. */
  id: string;
  path: Path;
  /** Names of the transitions that it takes. */
  taken: ReadonlySet<string>;
}

export interface MachineAtlas {
  id: string;
  /** Where every path begins. */
  initial: { value: StateValue; facet: unknown };
  /** Ids of state nodes, and those that were entered. */
  states: string[];
  visited: string[];
  /** Names of transitions, and those that were taken. */
  transitions: string[];
  taken: string[];
  paths: AtlasPath[];
  cover: AtlasPath[];
  /** Paths that a running actor followed without a difference. */
  replayed: number;
}

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Two 32-bit hashes of the text (FNV-1a from two starts) in ten letters that are not easily misread. */
const hash = (text: string): string => {
  let one = 0x811c9dc5;
  let other = 0x9dc5811c;
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x01000193) ^ (one >>> 15);
  }
  const part = (value: number) =>
    Array.from({ length: 5 }, (_, place) => letters[(value >>> (place * 5)) & 31]).join('');
  return part(one) + part(other);
};

export const pathId = (path: Path): string => hash(JSON.stringify(path.map(({ event }) => event)));

/** A path that was walked, with what it is called and takes. */
export const atlasPath = ({ path, taken }: Replayed): AtlasPath => ({
  id: pathId(path),
  path,
  taken: new Set([...taken].map(nameOf)),
});

/** Explores a machine: every edge path, the cover, and the figures. */
export const atlasOf = (entry: MachineEntry, { machine, walks, taken, visited } = walkEdges(entry)): MachineAtlas => {
  const paths = walks.map(atlasPath);
  const [begun] = initialTransition(machine, entry.cases.input);
  return {
    id: entry.id,
    initial: { value: begun.value, facet: entry.cases.facet(begun.context as never) },
    states: nodesOf(machine).map((node) => node.id),
    visited: [...visited],
    transitions: transitionsOf(machine).map(nameOf),
    taken: [...taken].map(nameOf),
    paths,
    cover: coverOf(paths),
    replayed: walks.filter(({ difference }) => difference === null).length,
  };
};
