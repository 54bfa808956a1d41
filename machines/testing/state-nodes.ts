import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

export type AnyNode = AnyStateMachine['root'];

export const nodesOf = (machine: AnyStateMachine): AnyNode[] => {
  const below = (node: AnyNode): AnyNode[] => [node, ...Object.values<StateNode>(node.states).flatMap(below)];
  return below(machine.root);
};

/** Every transition the machine declares, those without an event included. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());

/** `app.site.loading xstate.done.actor.loadSite [0] -> app.site.loaded`: where it is in the source. */
export const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const list = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = list.length > 1 ? ` [${list.indexOf(transition)}]` : '';
  const targets = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id} ${eventType || 'always'}${place} -> ${targets}`;
};
