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
      {/* Part of the button's name already; the space is for whoever reads label and number as one text. */}
      {label !== undefined && (
        <>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>{' '}
        </>
      )}
    </button>
  );
});
