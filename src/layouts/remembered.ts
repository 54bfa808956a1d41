import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
};

/** A yes or no about how the page looks, remembered on this browser; false until it was set. */
const remembered = (key: string) => {
  let value: boolean | null = null;
  const current = () => {
    value ??= read(key);
    return value;
  };
  return {
    set: (next: boolean): void => {
      value = next;
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // Without storage it lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    current,
    use: (): boolean =>
      useSyncExternalStore((listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }, current),
  };
};

/** Credit is shown as asterisks. */
export const hiddenBalance = remembered('hideBalance');
/** The sidebar stands beside the board where there is room for both. */
export const pinnedSidebar = remembered('sidebarPinned');
/** The open tickets stand below the slip. */
export const openTicketsShown = remembered('openTickets');
/** One-letter keys do nothing. */
export const lettersOff = remembered('shortcutsOff');
/** Beeps are muted. */
export const soundOff = remembered('soundOff');
