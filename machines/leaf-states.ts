import type { StateValue } from 'xstate';

/** The states a machine is in that hold no others, as dotted paths: `['composing.prices.resting', 'composing.face.ready']`. */
export const leafStates = (value: StateValue, above: readonly string[] = []): string[] => {
  if (typeof value === 'string') return [[...above, value].join('.')];
  const inner = Object.entries(value);
  if (inner.length === 0) return [above.join('.')];
  return inner.flatMap(([key, below]) => (below === undefined ? [] : leafStates(below, [...above, key])));
};
