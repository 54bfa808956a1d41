import type { Favourite } from '../../domain/offer/favourites.ts';
import { useFavourite, useFavouritesDesk } from '../offer/favourites-desk.ts';
import styles from './star.module.css';

interface StarProps {
  favourite: Favourite;
  /** What it does to what, for a screen reader. */
  label: string;
  className?: string | undefined;
}

/** One picture for all stars, filled when they are set: every row of a board has one. */
export const starIcon = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158-3.245" />
  </svg>
);

/** Makes a match, league or market a favourite, or no longer one. */
export function Star({ favourite, label, className = '' }: StarProps) {
  const [starred, toggle] = useFavourite(favourite);
  const { still } = useFavouritesDesk();
  const classes = `${styles.star} ${className}`;
  if (still) return <button type="button" className={classes} />;
  return (
    <button type="button" className={classes} aria-pressed={starred} aria-label={label} onClick={toggle}>
      {starIcon}
    </button>
  );
}
