import { useEffect, useEffectEvent } from 'react';
import { isPlain } from './plain-key.ts';
import { lettersOff } from './remembered.ts';

/** `/` goes to the search; the player may switch one-letter keys off. */
export const useSearchKey = (show: () => void): void => {
  const off = lettersOff.use();
  const shown = useEffectEvent(show);
  useEffect(() => {
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
