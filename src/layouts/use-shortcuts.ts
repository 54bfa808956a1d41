import { useEffect } from 'react';
import { breakpoints } from '../../domain/limits.ts';
import { useTicketRef } from '../running/use-ticket.ts';
import { isPlain } from './plain-key.ts';
import { lettersOff } from './remembered.ts';

/** `b` opens the slip, or goes to it where it stands open; the player may switch one-letter keys off. */
export const useShortcuts = (betting: boolean): void => {
  const ticket = useTicketRef();
  const off = lettersOff.use();
  useEffect(() => {
    if (off || !betting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlain(event, 'b')) return;
      event.preventDefault();
      if (matchMedia(`(width >= ${breakpoints.slip}px)`).matches) document.getElementById('ticket')?.focus();
      else ticket.send({ type: 'panel.toggled' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [off, betting, ticket]);
};
