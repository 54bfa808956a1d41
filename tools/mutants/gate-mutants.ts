import type { MachineEntry } from '../../machines/machine-cases.ts';
import type { MachineAtlas } from '../../machines/testing/atlas.ts';
import { checkConfig } from '../../machines/testing/check-config.ts';
import { gate } from '../../machines/testing/gate.ts';
import { mutationsOf } from '../../machines/testing/mutations.ts';
import { notJson } from '../../machines/testing/not-json.ts';
import { follow } from '../../machines/testing/replay.ts';
import { nodesOf, transitionsOf } from '../../machines/testing/state-nodes.ts';
import { testable } from '../../machines/testing/testable.ts';
import { explored } from '../paths/explored.ts';

type Events = readonly { type: string }[];

const mostPaths = 300;

/** Paths that are explored anew for all mutants of a machine: what the gate was not asked about counts as let pass. */
const mostExplored = 100_000;

/** Paths of the machine as it is: the few that take every transition, and others, whose ids are as good as drawn. */
const knownPaths = ({ cover, paths }: MachineAtlas): Events[] => {
  const others = [...paths].sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, mostPaths);
  return [...cover, ...others].map(({ path }) => path.map(({ event }) => event));
};

/** A transition of an event that nothing else listens to, which leads nowhere and does nothing: no path can take it. */
const isUnheard = ({ machine }: MachineEntry): boolean =>
  transitionsOf(machine).some(({ eventType }) => eventType !== '' && !machine.events.includes(eventType));

/**
 * Whether a mutant, led along the paths of the machine as it is, still comes to every state, takes every transition and
 * answers every guard both ways. Then the gate has nothing against it either, and need not explore it: for the largest
 * machines that takes a minute.
 */
const isWhole = ({ machine: declared, cases }: MachineEntry, paths: readonly Events[]): boolean => {
  const { machine, guardAnswers } = testable(declared);
  const left = new Set<unknown>([...transitionsOf(machine), ...nodesOf(machine).map(({ id }) => id)]);
  for (const path of paths) {
    const reached = follow(machine, cases, path);
    if (!reached || notJson(reached.context, 'context').length > 0) return false;
    for (const transition of reached.taken) left.delete(transition);
    for (const id of reached.visited) left.delete(id);
    if (left.size === 0 && [...guardAnswers.values()].every(({ size }) => size === 2)) return true;
  }
  return false;
};

/** How many edges a mutant may have of those of its machine, and so many more: one with more never comes to an end. */
const mostTimes = 3;
const mostBesides = 1_000;

/** Whether the gate has something against a machine as it is now. */
export const gateNotices = (entry: MachineEntry, edges: number): boolean => {
  try {
    const { paths, cover, ...findings } = gate(entry, mostTimes * edges + mostBesides);
    return Object.values(findings).some((list) => list.length > 0);
  } catch {
    return true;
  }
};

/** Of the mutants of these names, those that the gate lets pass as well. */
export const pastTheGate = (entry: MachineEntry, names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const atlas = explored(entry);
  const paths = knownPaths(atlas);
  const mostGates = Math.ceil(mostExplored / atlas.paths.length);
  let gates = 0;
  const isNoticed = (): boolean => {
    if (checkConfig(entry.machine).length > 0 || isUnheard(entry)) return true;
    if (isWhole(entry, paths) || gates >= mostGates) return false;
    gates += 1;
    return gateNotices(entry, atlas.paths.length);
  };
  return mutationsOf(entry.machine)
    .filter(({ name }) => names.includes(name))
    .filter(({ make }) => {
      const mend = make();
      const noticed = isNoticed();
      mend();
      return !noticed;
    })
    .map(({ name }) => name);
};
