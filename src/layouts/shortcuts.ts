import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { breakpoints } from '../../domain/limits.ts';
import { useAppRef } from '../running/machines.ts';
import { lettersOff } from './remembered.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key was pressed alone, and not into a field. */
const isPlain = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);

/** `/` goes to the search, as soon as it is in sight; the player may switch one-letter keys off. */
export const useSearchKey = (show: () => void): void => {
  const off = lettersOff.use();
  const shown = useEffectEvent(show);
  useLayoutEffect(() => {
    if (off) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlain(event, '/')) return;
      event.preventDefault();
      shown();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [off]);
};

/** `b` opens the slip, or goes to it where it stands open; the player may switch one-letter keys off. */
export const useShortcuts = (betting: boolean): void => {
  const app = useAppRef();
  const off = lettersOff.use();
  useEffect(() => {
    if (off || !betting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlain(event, 'b')) return;
      event.preventDefault();
      if (matchMedia(`(width >= ${breakpoints.slip}px)`).matches) document.getElementById('ticket')?.focus();
      else app.send({ type: 'player.told', news: { type: 'panel.toggled' } });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [off, betting, app]);
};
