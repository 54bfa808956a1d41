import { useEffect, useState } from 'preact/hooks';

/** What can be watched: a running machine, or a small store of a stage. */
export interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(told: () => void): { unsubscribe(): void };
}

/** A part of a machine's current snapshot; a component is rendered again only when that part has changed. */
export const useSnapshot = <Snapshot, Part>(watched: Watched<Snapshot>, select: (snapshot: Snapshot) => Part): Part => {
  const [, draw] = useState<Part>();
  const part = select(watched.getSnapshot());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selector is a new function at every render and does the same.
  useEffect(() => {
    const look = () => draw(() => select(watched.getSnapshot()));
    look();
    const { unsubscribe } = watched.subscribe(look);
    return unsubscribe;
  }, [watched]);
  return part;
};
