import { useSyncExternalStore } from 'react';
import type { Mode } from './tokens.ts';

const storageKey = 'darkMode';
const listeners = new Set<() => void>();

/** Dark unless the stored value is the text `false` (spec section 1). */
export const readMode = (): Mode => {
  try {
    return localStorage.getItem(storageKey) === 'false' ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
};

let mode: Mode = typeof document === 'undefined' ? 'dark' : readMode();

export const currentMode = (): Mode => mode;

export const setMode = (next: Mode): void => {
  mode = next;
  try {
    localStorage.setItem(storageKey, String(next === 'dark'));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

export const subscribeMode = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Changed in another tab, it is changed here too.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    mode = readMode();
    for (const listener of listeners) listener();
  });

export const useMode = (): Mode => useSyncExternalStore(subscribeMode, currentMode);
