/** What changes while somebody looks on: how the tables stand, what is in the jackpots. */
export interface News<Told> {
  subscribe(listener: () => void): () => void;
  current(): Told;
}

/** What has changed is told after so long, in milliseconds. */
const every = 5_000;

/** Asks again and again while a page that is in sight shows it; what was told last stays meanwhile. */
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
