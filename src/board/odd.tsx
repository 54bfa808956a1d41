import { type Key, memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { useOddsDesk } from '../offer/odds-desk.ts';
import styles from '../ui/odds-button.module.css';
import { OddLeaf, type OddProps } from './odd-leaf.ts';

/** The button of an odd, with a key where it is in a row. React draws it once; what moves on it is written by its leaf. */
export const oddButton = (
  leaf: OddLeaf,
  className: string | undefined,
  key: Key | null,
  label?: ReactNode,
): ReactElement => (
  <button key={key} ref={leaf.enter} type="button" className={className} tabIndex={-1} data-odd="" onClick={leaf.press}>
    {label}
  </button>
);

export const Odd = memo(function Odd(props: OddProps) {
  const { label, inMarket } = props;
  const desk = useOddsDesk();
  const leaf = useMemo(() => new OddLeaf(desk, props), [desk, props]);
  return oddButton(
    leaf,
    inMarket ? styles.market : styles.board,
    null,
    // Part of the button's name already; the space is for readers that take label and number as one text.
    label !== undefined && (
      <>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>{' '}
      </>
    ),
  );
});
