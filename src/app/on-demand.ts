import type { OnDemand } from '../running/running.tsx';

/** Starts something when it is first asked for; a start that failed, for its code did not come, is tried again. */
export const onDemand = <Value>(start: () => Promise<Value>): OnDemand<Value> => {
  let starting: Promise<Value> | null = null;
  let started: Value | null = null;
  const listeners = new Set<() => void>();
  const fail = () => {
    starting = null;
  };
  return {
    start: () => {
      if (!starting) {
        starting = start().then((value) => {
          started = value;
          for (const listener of listeners) listener();
          return value;
        });
        starting.catch(fail);
      }
      return starting;
    },
    started: () => started,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
