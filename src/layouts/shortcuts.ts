import { useEffectEvent, useLayoutEffect } from 'react';
import { breakpoints } from '../../domain/limits.ts';
import { useAppRef } from '../running/machines.ts';
import { shortcutsOff } from './remembered.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a key was pressed alone, and not into a field. */
const isPlain = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);

/** Handles a key of one letter while `on`; the player may switch such keys off. */
const useKey = (key: string, on: boolean, press: () => void): void => {
  const off = shortcutsOff.use();
  const pressed = useEffectEvent(press);
  useLayoutEffect(() => {
    if (off || !on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlain(event, key)) return;
      event.preventDefault();
      pressed();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [off, on, key]);
};

/** `/` focuses the search, once it is visible. */
export const useSearchKey = (show: () => void): void => useKey('/', true, show);

/** `b` opens the slip, or focuses it where it is always open. */
export const useShortcuts = (betting: boolean): void => {
  const app = useAppRef();
  useKey('b', betting, () => {
    if (matchMedia(`(width >= ${breakpoints.slip / 16}rem)`).matches) document.getElementById('ticket')?.focus();
    else app.send({ type: 'player.told', news: { type: 'panel.toggled' } });
  });
};
