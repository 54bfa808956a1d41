import { useSyncExternalStore } from 'react';

/** Dialogs and sheets that shut out the page behind them, the topmost last. */
let standing: readonly Element[] = [];
const watchers = new Set<() => void>();

const change = (next: readonly Element[]): void => {
  standing = next;
  for (const watcher of watchers) watcher();
};

const without = (element: Element) => standing.filter((other) => other !== element);

/** Says that an element lies over everything from now on; the answer takes it away. */
export const standOver = (element: Element): (() => void) => {
  change([...without(element), element]);
  return () => change(without(element));
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** What lies over everything else, the page itself when nothing does: whatever must be reached now belongs into it. */
export const topmost = (): Element => standing.at(-1) ?? document.body;

export const useTopmost = (): Element => useSyncExternalStore(watch, topmost);
