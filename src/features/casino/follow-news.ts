/** What changes while a page shows it: the state of the tables, the jackpots. */
export interface News<Told> {
  subscribe(listener: () => void): () => void;
  current(): Told;
}

/** How often news is fetched, in milliseconds. */
const every = 5_000;

/** Asks again and again while a visible page shows it; the last answer stays meanwhile. */
export const followNews = <Told>(ask: () => Promise<Told>, first: Told, isInSight: () => boolean): News<Told> => {
  const listeners = new Set<() => void>();
  let told = first;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = async () => {
    if (!isInSight()) return;
    told = await ask().catch(() => told);
    for (const listener of listeners) listener();
  };
  return {
    current: () => told,
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
