import { useSyncExternalStore } from 'react';

/**
 * A choice about how the page looks, remembered on this browser under a name. `read` makes it of the stored text, null where
 * there is none; without storage it lasts as long as the page.
 */
export const remembered = <Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string,
) => {
  const listeners = new Set<() => void>();
  let known: { value: Value } | null = null;
  const stored = (): Value => {
    try {
      return read(localStorage.getItem(key));
    } catch {
      return read(null);
    }
  };
  const current = (): Value => {
    known ??= { value: stored() };
    return known.value;
  };
  const take = (value: Value): void => {
    known = { value };
    for (const listener of listeners) listener();
  };
  const unwatch = (listener: () => void): void => {
    listeners.delete(listener);
  };
  const watch = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => unwatch(listener);
  };
  return {
    current,
    set: (value: Value): void => {
      try {
        localStorage.setItem(key, write(value));
      } catch {
        // Listeners are notified all the same.
      }
      take(value);
    },
    /** For this page alone, and until something is stored. */
    show: take,
    /** What was stored since, by another tab. */
    again: (): void => take(stored()),
    watch,
    unwatch,
    use: (): Value => useSyncExternalStore(watch, current),
  };
};
