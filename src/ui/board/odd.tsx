import { memo, useMemo } from 'react';
import { useOddsDesk } from '../../offer/odds-desk.ts';
import styles from '../odds-button.module.css';
import { OddLeaf, type OddProps } from './odd-leaf.ts';

/** One odd to press. React draws the button once; what moves on it is written by its leaf. */
export const Odd = memo(function Odd(props: OddProps) {
  const { label, inMarket } = props;
  const desk = useOddsDesk();
  const leaf = useMemo(() => new OddLeaf(desk, props), [desk, props]);
  return (
    <button
      ref={leaf.enter}
      type="button"
      className={inMarket ? styles.market : styles.board}
      tabIndex={-1}
      data-odd=""
      onClick={leaf.press}
    >
      {/* The space is for whoever reads both as one text; a board odd has nothing to part it from. */}
      {label !== undefined && (
        <>
          <span className={styles.label}>{label}</span>{' '}
        </>
      )}
    </button>
  );
});
