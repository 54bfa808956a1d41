import type { AnyStateMachine } from 'xstate';
import { placeholderKind } from '../to-provide.ts';
import { type AnyNode, nodesOf } from './state-nodes.ts';

const hasDeadline = (node: AnyNode | undefined): boolean =>
  node !== undefined && (node.config.after !== undefined || hasDeadline(node.parent));

/** The questions to the world that a machine waits for without a deadline of its own, as `ping.ping`. */
export const openWaits = (machine: AnyStateMachine): string[] => {
  const open = nodesOf(machine)
    .filter((node) => !hasDeadline(node))
    .flatMap((node) => node.invoke)
    .filter(({ src }) => placeholderKind(machine.implementations.actors?.[String(src)]) === 'answer');
  return [...new Set(open.map(({ id }) => `${machine.id}.${id}`))];
};

/** What is asked in two places under the same id: test events would not tell them apart. */
export const repeatedIds = (machine: AnyStateMachine): string[] => {
  const ids = nodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => `${machine.id}.${id}`));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
};
