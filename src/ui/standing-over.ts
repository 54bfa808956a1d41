import { useSyncExternalStore } from 'react';

/** Dialogs and sheets that shut out the page behind them, the topmost last. */
let standing: readonly Element[] = [];
const watchers = new Set<() => void>();

const change = (next: readonly Element[]): void => {
  standing = next;
  for (const watcher of watchers) watcher();
};

const without = (element: Element) => standing.filter((other) => other !== element);

/** Registers that an element lies over everything from now on; the returned function ends that. */
export const standOver = (element: Element): (() => void) => {
  change([...without(element), element]);
  return () => change(without(element));
};

/** Notifies when something comes to stand over the page, or leaves; returns what ends it. */
export const watchCover = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const isCovered = (): boolean => standing.length > 0;

/** The topmost element, or the page itself: what must be reachable now belongs into it. */
export const topmost = (): Element => standing.at(-1) ?? document.body;

export const useTopmost = (): Element => useSyncExternalStore(watchCover, topmost);
