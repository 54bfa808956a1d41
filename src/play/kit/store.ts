import type { Watched } from './use-snapshot.ts';

/** What a stage shows while it presents a result: changed by the presenter, drawn by the components. */
export interface Store<Value> extends Watched<Value> {
  set(change: Partial<Value>): void;
}

export const createStore = <Value extends object>(first: Value): Store<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe: (told) => {
      listeners.add(told);
      return { unsubscribe: () => void listeners.delete(told) };
    },
    set: (change) => {
      value = { ...value, ...change };
      for (const told of listeners) told();
    },
  };
};
