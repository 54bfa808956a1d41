import { getAdjacencyMap } from '@xstate/graph';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as descriptorsOf,
} from 'xstate';
import type { MachineCases } from '../machine-cases.ts';
import { nodesOf } from './state-nodes.ts';

export interface Step {
  event: AnyEventObject;
  /** State value and facet after the event. */
  after: string;
}

export type Path = readonly Step[];

/** More states than a reader could follow: the facet holds too much, or the machine should be split. */
const mostTraversals = 400_000;

export const summaryOf = (snapshot: AnyMachineSnapshot, cases: MachineCases): string =>
  JSON.stringify([snapshot.value, cases.facet(snapshot.context as never)]);

/** Whether something listens to an event where the machine is now. */
export const isHeard = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  descriptorsOf(snapshot).includes(type);

/** Timers and results of actors are events like any other; each is only asked for where the machine listens to it. */
const eventsOf = (machine: AnyStateMachine, cases: MachineCases): AnyEventObject[] => {
  const nodes = nodesOf(machine);
  const results = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const { done = [], errors = [] } = cases.answers[String(src)] ?? {};
      return [
        ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
      ];
    }),
  );
  const timers = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
  return [...Object.values(cases.events).flat(), ...results, ...timers];
};

/** The shortest path to a state, and each event that is heard there. */
export interface Fork {
  way: Path;
  edges: Step[];
}

/** Every edge of the machine once, after the shortest path to where it begins. */
export const forksOf = (machine: AnyStateMachine, cases: MachineCases, limit = mostTraversals): Fork[] => {
  const events = eventsOf(machine, cases);
  const options = {
    input: cases.input,
    limit,
    serializeState: (snapshot: AnyMachineSnapshot) => summaryOf(snapshot, cases),
    events: (snapshot: AnyMachineSnapshot) => {
      const heard = new Set<string>(descriptorsOf(snapshot));
      return events.filter(({ type }) => heard.has(type));
    },
  };
  // States come in the order of their distance, so the first edge that leads to one is on a shortest path.
  const shortest = new Map<string, Path>();
  return Object.entries(getAdjacencyMap(machine, options as never)).map(([key, { transitions }]) => {
    const way = shortest.get(key) ?? [];
    shortest.set(key, way);
    const edges = Object.values<{ event: AnyEventObject; state: AnyMachineSnapshot }>(transitions).map(
      ({ event, state }) => ({ event, after: summaryOf(state, cases) }),
    );
    for (const edge of edges) if (!shortest.has(edge.after)) shortest.set(edge.after, [...way, edge]);
    return { way, edges };
  });
};
