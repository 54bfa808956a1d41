import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { MachineEntry } from '../machine-cases.ts';
import { forksOf } from './explore.ts';
import { type Replayed, replayFork } from './replay.ts';
import { type GuardAnswers, testable } from './testable.ts';

/** Every edge of a machine walked on a running actor, and what was reached that way. */
export interface Walks {
  /** The machine that was walked: provided with silent actors, so its nodes are not those of the one declared. */
  machine: AnyStateMachine;
  walks: Replayed[];
  taken: ReadonlySet<AnyTransitionDefinition>;
  /** Ids of states. */
  visited: ReadonlySet<string>;
  guardAnswers: GuardAnswers;
}

const union = <Item>(sets: Iterable<ReadonlySet<Item>>): Set<Item> => {
  const all = new Set<Item>();
  for (const set of sets) for (const item of set) all.add(item);
  return all;
};

export const walkEdges = ({ machine: declared, cases }: MachineEntry, limit?: number): Walks => {
  const { machine, guardAnswers } = testable(declared);
  const walks = forksOf(machine, cases, limit).flatMap((fork) => replayFork(machine, cases, fork));
  return {
    machine,
    walks,
    taken: union(walks.map(({ taken }) => taken)),
    visited: union(walks.map(({ visited }) => visited)),
    guardAnswers,
  };
};

/** The fewest paths found that take every transition. Greedy: again and again the first path that takes most of what is left. */
export const coverOf = <Taking extends { taken: ReadonlySet<unknown> }>(walks: readonly Taking[]): Taking[] => {
  const left = union(walks.map(({ taken }) => taken));
  const cover: Taking[] = [];
  // What a path gains only falls, so what it gained when it was last counted is the most that it gains now.
  const gains = new Map(walks.map((walk) => [walk, walk.taken.size]));
  while (left.size > 0) {
    let most = 0;
    let best: Taking | undefined;
    for (const [walk, known] of gains) {
      if (known <= most) continue;
      let gain = 0;
      for (const transition of walk.taken) if (left.has(transition)) gain += 1;
      gains.set(walk, gain);
      if (gain > most) [most, best] = [gain, walk];
    }
    if (!best) break;
    cover.push(best);
    for (const transition of best.taken) left.delete(transition);
  }
  return cover;
};
