import { useCallback } from 'react';
import { currentOddFormat, subscribeOddFormat } from './odd-format.ts';
import { type BoardOdd, oddText } from './odd-text.ts';
import styles from './odds-button.module.css';

/** A live price: read when told that it changed. */
interface LiveOdd extends BoardOdd {
  readonly movement: 'up' | 'down' | null;
  subscribe(listener: () => void): () => void;
}

export interface OddsButtonProps {
  odd: LiveOdd;
  /** What a bet on it says, for a screen reader, for example "Arsenal to win". */
  name: string;
  /** Board: the column head names the odd. Market: the button carries its own label. */
  label?: string | undefined;
  /** A market odd under a head of its own needs no label but keeps the market's look. */
  market?: boolean;
  selected: boolean;
  onPress(): void;
}

/** What is read aloud says as well what is written on the button, once, so that it can be called by it. */
const spoken = (name: string, label: string | undefined): string => {
  if (label === undefined) return name;
  return `${name.startsWith(`${label}, `) ? name.slice(label.length + 2) : name}, ${label}`;
};

/**
 * One odd to press. React draws the button once; its number, arrow and lock are written here from the live price, so
 * that a moving odd costs one text node and no render.
 */
export function OddsButton({ odd, name, label, market = label !== undefined, selected, onPress }: OddsButtonProps) {
  const leaf = useCallback(
    (button: HTMLButtonElement | null) => {
      if (button === null) return;
      const figure = button.appendChild(document.createTextNode(''));
      const said = spoken(name, label);
      // Unknown at first: the button may still say what another price left on it.
      let moved: LiveOdd['movement'] | undefined;
      let locked: boolean | undefined;
      const paint = () => {
        const text = oddText(odd, !market, currentOddFormat());
        if (figure.data !== text) {
          figure.data = text;
          button.setAttribute('aria-label', `${said}, ${text}`);
        }
        const movement = odd.locked ? null : odd.movement;
        if (moved !== movement) {
          moved = movement;
          button.setAttribute('data-moved', moved ?? '');
        }
        if (locked !== odd.locked) {
          locked = odd.locked;
          button.setAttribute('aria-disabled', String(locked));
        }
      };
      const leaveOdd = odd.subscribe(paint);
      const leaveFormat = subscribeOddFormat(paint);
      paint();
      return () => {
        leaveOdd();
        leaveFormat();
        figure.remove();
      };
    },
    [odd, name, label, market],
  );
  return (
    <button
      ref={leaf}
      type="button"
      className={market ? styles.market : styles.board}
      aria-pressed={selected}
      tabIndex={-1}
      data-odd=""
      // A locked odd takes no press, but one that stands on the slip may always leave it.
      onClick={() => (!odd.locked || selected) && onPress()}
    >
      {/* The space is for whoever reads both as one text; a board odd has nothing to part it from. */}
      {label !== undefined && (
        <>
          <span className={styles.label}>{label}</span>{' '}
        </>
      )}
    </button>
  );
}
