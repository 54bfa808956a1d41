import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import type { MachineCases } from '../machine-cases.ts';
import { type Fork, isHeard, type Path, type Step, summaryOf } from './explore.ts';

/** What a running machine has come through. */
export interface Reached {
  taken: ReadonlySet<AnyTransitionDefinition>;
  /** Ids of the states that were entered. */
  visited: ReadonlySet<string>;
  /** As it was at the end of the path. */
  context: unknown;
}

export interface Replayed extends Reached {
  path: Path;
  /** Where the running machine differed from the explored one; null when it never did. */
  difference: string | null;
}

/** Where a running machine is put aside, to be gone on with as often as is needed. */
interface Rest extends Omit<Reached, 'context'> {
  snapshot: Snapshot<unknown>;
}

/** A running machine whose clock stands still, so that no timer but the path's own goes off. */
const run = (machine: AnyStateMachine, cases: MachineCases, from?: Rest) => {
  const taken = new Set(from?.taken);
  const visited = new Set(from?.visited);
  let failure: unknown = null;
  const actor = createActor(machine, {
    input: cases.input,
    snapshot: from?.snapshot,
    clock: new SimulatedClock(),
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep' || inspection.actorRef !== actor) return;
      for (const transition of inspection._transitions) taken.add(transition);
      for (const { id } of (inspection.snapshot as AnyMachineSnapshot)._nodes) visited.add(id);
    },
  });
  actor.subscribe({ error: (error) => (failure = error) });
  actor.start();
  for (const { id } of (actor.getSnapshot() as AnyMachineSnapshot)._nodes) visited.add(id);
  const end = (): Reached => {
    const { context } = actor.getSnapshot() as AnyMachineSnapshot;
    actor.stop();
    return { taken, visited, context };
  };
  /** Follows a path as far as that is where the explorer was after each step; null when it is there at the end. */
  const differs = (path: Path): string | null => {
    for (const { event, after } of path) {
      actor.send(event);
      const now = failure === null ? summaryOf(actor.getSnapshot(), cases) : `failed: ${failure}`;
      if (now !== after) return `after ${event.type} ${now} instead of ${after}`;
    }
    return null;
  };
  const rest = (): Rest => ({ taken, visited, snapshot: actor.getPersistedSnapshot() });
  return { actor, differs, rest, end, failure: () => failure };
};

const told = (path: Path, difference: string | null): string | null =>
  difference && `${path.map(({ event }) => event.type).join(', ')}: ${difference}`;

/** Walks a path on a running actor, as far as that is where the explorer was after each step. */
export const replay = (machine: AnyStateMachine, cases: MachineCases, path: Path): Replayed => {
  const { differs, end } = run(machine, cases);
  const difference = told(path, differs(path));
  return { path, ...end(), difference };
};

/**
 * Walks to a fork on a running actor, and each edge from there on one that goes on where the first was put aside: a path
 * for each edge, whose beginning is walked once.
 */
export const replayFork = (machine: AnyStateMachine, cases: MachineCases, { way, edges }: Fork): Replayed[] => {
  const first = run(machine, cases);
  const lost = first.differs(way);
  const rest = first.rest();
  const reached = first.end();
  const walk = (edge: Step) => {
    if (lost !== null) return { ...reached, difference: lost };
    const { differs, end } = run(machine, cases, rest);
    const difference = differs([edge]);
    return { ...end(), difference };
  };
  return edges.map((edge) => {
    const path = [...way, edge];
    const { difference, ...others } = walk(edge);
    return { path, ...others, difference: told(path, difference) };
  });
};

/** Sends a running actor these events, each where the explorer would try it, wherever they lead; null when it fails. */
export const follow = (
  machine: AnyStateMachine,
  cases: MachineCases,
  events: readonly AnyEventObject[],
): Reached | null => {
  const { actor, end, failure } = run(machine, cases);
  for (const event of events) if (isHeard(actor.getSnapshot(), event)) actor.send(event);
  const reached = end();
  return failure() === null ? reached : null;
};
