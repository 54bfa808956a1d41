import { type RefObject, useEffect, useEffectEvent } from 'react';
import { standOver, topmost } from '../../ui/standing-over.ts';

/**
 * A pane over the page has the focus while it is open, and Escape closes it, wherever the focus is by then. Afterwards
 * the focus is where it was. Answers what the pane is to assistive technology.
 */
export const useOverlay = (
  pane: RefObject<HTMLElement | null>,
  { label, overlaid, close }: { label: string; overlaid: boolean; close(): void },
) => {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && topmost() === pane.current) close();
  });
  useEffect(() => {
    if (!overlaid || !pane.current) return;
    const before = document.activeElement;
    pane.current.focus();
    const leave = standOver(pane.current);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      leave();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [pane, overlaid]);
  return { role: overlaid ? 'dialog' : 'complementary', 'aria-modal': overlaid || undefined, 'aria-label': label };
};
