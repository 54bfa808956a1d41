import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import type { AnyNode } from '../testing/state-nodes.ts';
import { namesOf } from './diagram.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quoted = (text: string) => `"${text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}"`;

type Attributes = Record<string, string | undefined>;

const element = (name: string, attributes: Attributes, inside: readonly string[] = []): string[] => {
  const said = Object.entries(attributes).flatMap(([key, text]) =>
    text === undefined ? [] : ` ${key}=${quoted(text)}`,
  );
  const open = `<${name}${said.join('')}`;
  return inside.length === 0 ? [`${open}/>`] : [`${open}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
};

/** What a machine does by name is a call of the data model. */
const calls = (actions: unknown): string[] => namesOf(actions).flatMap((name) => element('script', {}, [`${name}()`]));

const afterOf = (type: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(type)?.[1];

/** A timer is an event that a state sends to itself, and takes back when it is left. */
const timersOf = (node: AnyNode): string[] => [
  ...new Set([...node.transitions.keys()].flatMap((type) => afterOf(type) ?? [])),
];

const sendId = (node: AnyNode, timer: string) => `${node.id}.after.${timer}`;

const lasting = (node: AnyNode, timer: string): Attributes => {
  const delay: unknown = node.machine.implementations.delays?.[timer];
  return typeof delay === 'number' ? { delay: `${delay}ms` } : { delayexpr: `${timer}()` };
};

/** XState's names of what it tells itself, in those of SCXML. */
const eventOf = (node: AnyNode, type: string): string | undefined => {
  const timer = afterOf(type);
  if (timer !== undefined) return sendId(node, timer);
  return type === ''
    ? undefined
    : type.replace(/^xstate\.(done|error)\.actor\./, '$1.invoke.').replace(/^xstate\.done\.state\./, 'done.state.');
};

const transitionOf = (
  node: AnyNode,
  { eventType, guard, target, reenter, actions }: AnyTransitionDefinition,
): string[] => {
  const [predicate] = namesOf(guard);
  return element(
    'transition',
    {
      event: eventOf(node, eventType),
      cond: predicate && `${predicate}()`,
      target: target?.map(({ id }) => id).join(' '),
      type: target && !reenter ? 'internal' : undefined,
    },
    calls(actions),
  );
};

const names = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final', history: 'history' } as const;

const partsOf = (node: AnyNode): string[] => {
  const timers = timersOf(node);
  const entry = [
    ...calls(node.entry),
    ...timers.flatMap((timer) => {
      const event = sendId(node, timer);
      return element('send', { event, id: event, ...lasting(node, timer) });
    }),
  ];
  const exit = [...calls(node.exit), ...timers.flatMap((timer) => element('cancel', { sendid: sendId(node, timer) }))];
  return [
    ...(entry.length > 0 ? element('onentry', {}, entry) : []),
    ...(exit.length > 0 ? element('onexit', {}, exit) : []),
    ...node.invoke.flatMap(({ id, src }) => element('invoke', { id, src: String(src) })),
    ...[...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap((one) => transitionOf(node, one)),
    ...Object.values<StateNode>(node.states).flatMap(stateOf),
  ];
};

const initialOf = (node: AnyNode) =>
  node.type === 'compound' ? node.initial.target.map(({ id }) => id).join(' ') : undefined;

const stateOf = (node: AnyNode): string[] =>
  element(names[node.type], { id: node.id, initial: initialOf(node) }, partsOf(node));

/** A machine as SCXML, the W3C's language of statecharts: states, transitions, guards and actions by their names. */
export const scxmlOf = ({ root }: AnyStateMachine): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element(
      'scxml',
      { xmlns: 'http://www.w3.org/2005/07/scxml', version: '1.0', datamodel: 'ecmascript', name: root.id },
      stateOf(root),
    ),
    '',
  ].join('\n');
