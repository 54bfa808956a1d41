import { useSyncExternalStore } from 'react';
import { formatOdd, type OddFormat, oddFormats } from '../../domain/odds/odd-format.ts';

const storageKey = 'oddsFormat';
const listeners = new Set<() => void>();

const read = (): OddFormat => {
  try {
    return oddFormats.find((format) => format === localStorage.getItem(storageKey)) ?? 'decimal';
  } catch {
    return 'decimal';
  }
};

let format: OddFormat = typeof document === 'undefined' ? 'decimal' : read();

export const currentOddFormat = (): OddFormat => format;

export const listenToOddFormat = (listener: () => void): void => {
  listeners.add(listener);
};

export const unlistenToOddFormat = (listener: () => void): void => {
  listeners.delete(listener);
};

const subscribe = (listener: () => void): (() => void) => {
  listenToOddFormat(listener);
  return () => unlistenToOddFormat(listener);
};

export const setOddFormat = (next: OddFormat): void => {
  format = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

export const useOddFormat = (): OddFormat => useSyncExternalStore(subscribe, currentOddFormat);

/** Writes odds as this player reads them. */
export const useOddText = (): ((odd: number) => string) => {
  const chosen = useOddFormat();
  return (odd) => formatOdd(odd, chosen);
};
