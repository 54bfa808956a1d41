import { type AnyStateMachine, type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * Placeholders of effects. A machine declares what it needs by name and type; src/app provides the real thing, and a
 * test proves that no placeholder is left.
 */
const placeholders = new WeakMap<object, PlaceholderKind>();

type PlaceholderKind = 'answer' | 'listener' | 'machine' | 'action';

const mark = <Placeholder extends object>(kind: PlaceholderKind, placeholder: Placeholder): Placeholder => {
  placeholders.set(placeholder, kind);
  return placeholder;
};

/** What an implementation is a placeholder of; undefined when it is none. */
export const placeholderKind = (implementation: unknown): PlaceholderKind | undefined =>
  (typeof implementation === 'object' || typeof implementation === 'function') && implementation !== null
    ? placeholders.get(implementation)
    : undefined;

/** An actor that answers once. */
export const answerToProvide = <Output, Input = NonReducibleUnknown>(name: string) =>
  mark(
    'answer',
    fromPromise<Output, Input>(() => {
      throw new Error(`${name} must be provided`);
    }),
  );

/** An actor that listens to the world and tells the machine what happened. */
export const listenerToProvide = <Told extends EventObject, Input extends NonReducibleUnknown = undefined>(
  name: string,
) =>
  mark(
    'listener',
    fromCallback<EventObject, Input, Told>(() => {
      throw new Error(`${name} must be provided`);
    }),
  );

/** A machine inside that arrives when it is needed: here no more than its type is. */
export const machineToProvide = <Machine extends AnyStateMachine>(name: string): Machine =>
  mark('machine', {
    getInitialSnapshot: () => {
      throw new Error(`${name} must be provided`);
    },
  }) as unknown as Machine;

export const actionToProvide = <Params = undefined>(name: string) =>
  mark('action', (_: unknown, _params: Params): void => {
    throw new Error(`${name} must be provided`);
  });
