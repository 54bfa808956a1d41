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

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const retry = 3_000;

/** Starts what cannot be done without, however often its code fails to come; tells of each failure. */
export const untilStarted = async <Value>(
  { start }: Pick<OnDemand<Value>, 'start'>,
  failed: () => void = () => undefined,
  wait = pause,
): Promise<Value> => {
  for (;;) {
    try {
      return await start();
    } catch {
      failed();
      await wait(retry);
    }
  }
};
