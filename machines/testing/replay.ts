import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  SimulatedClock,
} from 'xstate';
import type { MachineCases } from '../machine-cases.ts';
import { isHeard, type Path, summaryOf } from './explore.ts';

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

/** A running machine whose clock stands still, so that no timer but the path's own goes off. */
const run = (machine: AnyStateMachine, cases: MachineCases) => {
  const taken = new Set<AnyTransitionDefinition>();
  const visited = new Set<string>();
  let failure: unknown = null;
  const actor = createActor(machine, {
    input: cases.input,
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
  return { actor, end, failure: () => failure };
};

/** Walks a path on a running actor, as far as that is where the explorer was after each step. */
export const replay = (machine: AnyStateMachine, cases: MachineCases, path: Path): Replayed => {
  const { actor, end, failure } = run(machine, cases);
  let difference: string | null = null;
  for (const { event, after } of path) {
    actor.send(event);
    const now = failure() === null ? summaryOf(actor.getSnapshot(), cases) : `failed: ${failure()}`;
    if (now === after) continue;
    difference = `${path.map((step) => step.event.type).join(', ')}: after ${event.type} ${now} instead of ${after}`;
    break;
  }
  return { path, ...end(), difference };
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
