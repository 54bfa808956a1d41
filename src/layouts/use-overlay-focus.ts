import { type RefObject, useEffect } from 'react';

/** A pane that lies over the page has the focus while it does; afterwards it is where it was. */
export const useOverlayFocus = (pane: RefObject<HTMLElement | null>, overlaid: boolean): void =>
  useEffect(() => {
    if (!overlaid) return;
    const before = document.activeElement;
    pane.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [pane, overlaid]);
