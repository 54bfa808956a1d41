import type { Stored } from '../../../src/browser/stored.ts';

/** What one browser keeps: values of its own for each tab, and shared ones whose changes the other tabs receive. */
export const createBrowser = () => {
  const texts = new Map<string, string>();
  const watchers = new Set<{ tab: string; key: string; hear(text: string | null): void }>();

  const tell = (tab: string, key: string, text: string | null): void => {
    for (const watcher of [...watchers])
      if (watcher.tab !== tab && watcher.key === key)
        queueMicrotask(() => {
          if (watchers.has(watcher)) watcher.hear(text);
        });
  };

  const stored = <Value>(tab: string, key: string, shared: boolean): Stored<Value> => {
    const place = shared ? key : `${tab} ${key}`;
    const read = (): Value | null => {
      const text = texts.get(place);
      return text === undefined ? null : (JSON.parse(text) as Value);
    };
    return {
      read,
      write: (value) => {
        const text = JSON.stringify(value);
        if (texts.get(place) === text) return;
        texts.set(place, text);
        if (shared) tell(tab, key, text);
      },
      remove: () => {
        if (texts.delete(place) && shared) tell(tab, key, null);
      },
      watch: (listener) => {
        const watcher = {
          tab,
          key: place,
          hear: (text: string | null) => listener(text === null ? null : (JSON.parse(text) as Value)),
        };
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    };
  };

  return {
    ofTab: <Value>(tab: string, key: string) => stored<Value>(tab, key, false),
    shared: <Value>(tab: string, key: string) => stored<Value>(tab, key, true),
  };
};

export type Browser = ReturnType<typeof createBrowser>;
