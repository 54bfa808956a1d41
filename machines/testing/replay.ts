import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  SimulatedClock,
} from 'xstate';
import type { MachineCases } from '../machine-cases.ts';
import { type Path, summaryOf } from './explore.ts';

export interface Replayed {
  path: Path;
  taken: ReadonlySet<AnyTransitionDefinition>;
  /** Ids of the states that were entered. */
  visited: ReadonlySet<string>;
  /** As it was at the end of the path. */
  context: unknown;
  /** Where the running machine differed from the explored one; null when it never did. */
  difference: string | null;
}

/** Walks a path on a running actor whose clock stands still, so that no timer but the path's own goes off. */
export const replay = (machine: AnyStateMachine, cases: MachineCases, path: Path): Replayed => {
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
  let difference: string | null = null;
  for (const { event, after } of path) {
    actor.send(event);
    const now = failure === null ? summaryOf(actor.getSnapshot(), cases) : `failed: ${failure}`;
    if (now === after) continue;
    difference = `${path.map((step) => step.event.type).join(', ')}: after ${event.type} ${now} instead of ${after}`;
    break;
  }
  const { context } = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return { path, taken, visited, context, difference };
};
