import { type RefObject, useEffect, useEffectEvent } from 'react';
import { standOver, topmost } from '../../ui/standing-over.ts';

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    /** Hears of the back gesture before the history does; not in every browser yet. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * A pane over the page has the focus while it is open, and Escape or the back gesture closes it, wherever the focus is by then. Afterwards
 * the focus is where it was. Answers what the pane is to assistive technology.
 */
export const useOverlay = (
  pane: RefObject<HTMLElement | null>,
  { label, overlaid, close }: { label: string; overlaid: boolean; close(): void },
) => {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && topmost() === pane.current) close();
  });
  const onCloseRequest = useEffectEvent(close);
  useEffect(() => {
    if (!overlaid || !pane.current) return;
    const before = document.activeElement;
    pane.current.focus();
    const leave = standOver(pane.current);
    window.addEventListener('keydown', onKeyDown);
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', onCloseRequest);
    return () => {
      watcher?.destroy();
      window.removeEventListener('keydown', onKeyDown);
      leave();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [pane, overlaid]);
  return { role: overlaid ? 'dialog' : 'complementary', 'aria-modal': overlaid || undefined, 'aria-label': label };
};
