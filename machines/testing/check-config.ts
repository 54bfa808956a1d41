import type { AnyStateMachine } from 'xstate';
import { placeholderKind } from '../to-provide.ts';
import { nodesOf } from './state-nodes.ts';

const mappers = new Set(['context', 'input', 'params', 'output']);

/** Functions outside the allowed mappers: they vanish from the exported JSON, and a guarded edge then looks unconditional. */
const inlineFunctions = (value: unknown, path: string, key: string): string[] => {
  if (typeof value === 'function') return mappers.has(key) ? [] : [`${path} is a function`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => inlineFunctions(inner, `${path}.${name}`, name));
};

const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value === 'object' && value !== null && 'type' in value) return [String(value.type)];
  return [];
};

/** Every name used under these keys of the config, at any depth. */
const namesUnder = (value: unknown, keys: readonly string[]): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => namesUnder(item, keys));
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'params' ? [] : [...(keys.includes(key) ? namesIn(inner) : []), ...namesUnder(inner, keys)],
  );
};

/** An unknown action would be left out without a word at run time. */
const undeclared = (machine: AnyStateMachine): string[] => {
  const { actions = {}, guards = {}, delays = {} } = machine.implementations;
  const missing = (kind: string, names: string[], known: object) =>
    [...new Set(names)].filter((name) => !(name in known)).map((name) => `the ${kind} ${name} is not declared`);
  const timers = nodesOf(machine).flatMap((node) => Object.keys(node.config.after ?? {}));
  return [
    ...missing('action', namesUnder(machine.config, ['actions', 'entry', 'exit']), actions),
    ...missing('guard', namesUnder(machine.config, ['guard']), guards),
    ...missing('delay', timers, delays),
  ];
};

/** A name that nothing uses is left over, or its place was lost. */
const unused = (machine: AnyStateMachine): string[] => {
  const { actions = {}, guards = {}, delays = {}, actors = {} } = machine.implementations;
  const over = (kind: string, known: object, used: string[]) =>
    Object.keys(known)
      .filter((name) => !used.includes(name))
      .map((name) => `the ${kind} ${name} is not used`);
  const nodes = nodesOf(machine);
  return [
    ...over('action', actions, namesUnder(machine.config, ['actions', 'entry', 'exit'])),
    ...over('guard', guards, namesUnder(machine.config, ['guard'])),
    ...over(
      'delay',
      delays,
      nodes.flatMap((node) => Object.keys(node.config.after ?? {})),
    ),
    ...over(
      'actor',
      actors,
      nodes.flatMap((node) => node.invoke.map(({ src }) => String(src))),
    ),
  ];
};

/** The last branch of a failure takes what nobody expected: a machine that can log does not take it in silence. */
const unlogged = (machine: AnyStateMachine): string[] => {
  if (!('logFailure' in (machine.implementations.actions ?? {}))) return [];
  return nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, onError }) => {
      const last = [onError ?? []].flat().at(-1);
      const says = isTransition(last) ? namesIn(last.actions) : [];
      return says.length > 0 ? [] : [`the invoke ${id} of ${node.id} fails in silence`];
    }),
  );
};

const isTransition = (value: unknown): value is { actions?: unknown } => typeof value === 'object' && value !== null;

const invokes = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, src, onDone, onError }) => {
      const name = `the invoke ${id} of ${node.id}`;
      const answers = placeholderKind(machine.implementations.actors?.[String(src)]) === 'answer';
      return [
        ...(/^\d|\./.test(id) ? [`${name} has no id of its own`] : []),
        ...(onError ? [] : [`${name} has no onError`]),
        ...(onDone || !answers ? [] : [`${name} has no onDone`]),
        ...(String(src) in (machine.implementations.actors ?? {}) ? [] : [`the actor ${String(src)} is not declared`]),
      ];
    }),
  );

/** What in a machine breaks the habits of writing one; empty when nothing does. */
export const checkConfig = (machine: AnyStateMachine): string[] => [
  ...inlineFunctions(machine.config, machine.id, ''),
  ...undeclared(machine),
  ...unused(machine),
  ...unlogged(machine),
  ...invokes(machine),
];
