/** @jsxImportSource preact */
import { amount } from '../amount.ts';
import { placePresses } from './place-presses.ts';
import classes from './price.module.css';

/** A price that is bet on: a press lays the chip in hand on it, Delete or a right press takes it off. */
export const Price = ({
  place,
  words,
  price,
  stake,
  placed,
  free,
  onLay,
  onClear,
}: {
  place: string;
  words: string;
  /** In hundredths of the stake. */
  price: number;
  /** The stake on it; null while there is none. */
  stake: number | null;
  placed: boolean;
  free: boolean;
  onLay: () => void;
  onClear: () => void;
}) => {
  return (
    <button
      type="button"
      class={classes.price}
      data-place={place}
      data-laid={stake !== null}
      data-placed={stake !== null && placed}
      aria-disabled={!free}
      {...placePresses(
        () => free && onLay(),
        () => free && onClear(),
      )}
    >
      <span class="unseen">{words}, </span>
      <strong>{(price / 100).toFixed(2)}</strong>
      {stake !== null && <small>{amount(stake)}</small>}
    </button>
  );
};
