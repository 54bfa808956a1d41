import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { type AnyNode, nameOf } from '../testing/state-nodes.ts';
import { eventName } from './event-name.ts';

/** What is inside the box of a state. `inner` is a transition that leaves no state, `tag` a tag. */
export interface DiagramLine {
  kind: 'tag' | 'entry' | 'exit' | 'invoke' | 'inner';
  text: string;
  /** Of an inner transition: its name, as `nameOf` writes it. */
  transition?: string;
}

export interface DiagramState {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: boolean;
  lines: DiagramLine[];
  states: DiagramState[];
}

export interface DiagramEdge {
  /** The transition's name, as `nameOf` writes it; with several targets the target's number behind it. */
  id: string;
  source: string;
  target: string;
  /** Event, guard, actions. */
  lines: string[];
}

/** A machine as boxes and arrows, not yet placed. */
export interface Diagram {
  root: DiagramState;
  edges: DiagramEdge[];
}

/** Names of actions and guards; the functions among them are XState's own, which start and stop timers. */
export const namesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesOf);
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && 'type' in value ? [String(value.type)] : [];
};

const transitionsOf = (node: AnyNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const wordsOf = ({ eventType, guard, actions }: AnyTransitionDefinition): string[] => [
  eventName(eventType),
  ...namesOf(guard).map((name) => `[${name}]`),
  ...namesOf(actions).map((name) => `/ ${name}`),
];

const delayOf = (node: AnyNode, eventType: string): string => {
  const { delays } = node.machine.implementations;
  const name = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  const delay: unknown = name === undefined ? undefined : delays?.[name];
  return typeof delay === 'number' ? ` (${delay} ms)` : '';
};

const linesOf = (node: AnyNode): DiagramLine[] => [
  ...node.tags.map((tag): DiagramLine => ({ kind: 'tag', text: `# ${tag}` })),
  ...namesOf(node.entry).map((name): DiagramLine => ({ kind: 'entry', text: `entry / ${name}` })),
  ...namesOf(node.exit).map((name): DiagramLine => ({ kind: 'exit', text: `exit / ${name}` })),
  ...node.invoke.map(
    ({ id, src }): DiagramLine => ({ kind: 'invoke', text: id === src ? `invoke ${id}` : `invoke ${id}: ${src}` }),
  ),
  ...transitionsOf(node)
    .filter(({ target }) => target === undefined)
    .map(
      (transition): DiagramLine => ({
        kind: 'inner',
        text: wordsOf(transition).join(' '),
        transition: nameOf(transition),
      }),
    ),
];

const stateOf = (node: AnyNode, initial: boolean): DiagramState => ({
  id: node.id,
  key: node.key,
  kind: node.type,
  initial,
  lines: linesOf(node),
  states: Object.values<StateNode>(node.states).map((child) =>
    stateOf(child, node.type === 'compound' && node.initial.target.includes(child)),
  ),
});

const edgesOf = (node: AnyNode): DiagramEdge[] => [
  ...transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).map((target, index) => {
      const [event = '', ...rest] = wordsOf(transition);
      return {
        id: index === 0 ? nameOf(transition) : `${nameOf(transition)} ${index}`,
        source: node.id,
        target: target.id,
        lines: [`${event}${delayOf(node, transition.eventType)}`, ...rest],
      };
    }),
  ),
  ...Object.values<StateNode>(node.states).flatMap(edgesOf),
];

/** Reads a machine; transitions without an event (`always`), which XState's own graph leaves out, are among the edges. */
export const diagramOf = (machine: AnyStateMachine): Diagram => ({
  root: stateOf(machine.root, false),
  edges: edgesOf(machine.root),
});
