import type { LiveTable } from '../../../../contract/games/live-tables.ts';

/** How the live tables stand, as long as somebody looks on. */
export interface TableNews {
  subscribe(listener: () => void): () => void;
  current(): readonly LiveTable[];
}

/** Who sits down is told after so long, in milliseconds. */
const every = 5_000;

/** Asks again and again how the tables stand while a page that is in sight shows them; what was told last stays meanwhile. */
export const followTables = (
  ask: () => Promise<readonly LiveTable[]>,
  first: readonly LiveTable[],
  isInSight: () => boolean,
): TableNews => {
  const listeners = new Set<() => void>();
  let tables = first;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = async () => {
    if (!isInSight()) return;
    tables = await ask().catch(() => tables);
    for (const listener of listeners) listener();
  };
  return {
    current: () => tables,
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(look, every);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
};
