import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Favourite } from '../../../domain/offer/favourites.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useFavourite } from '../../offer/favourites-desk.ts';
import styles from './star.module.css';

interface StarProps {
  favourite: Favourite;
  /** What the star is on, for a screen reader. */
  name: string;
  size?: number;
  className?: string | undefined;
}

/** Makes a match, league or market a favourite, or no longer one. */
export function Star({ favourite, name, size = 18, className = '' }: StarProps) {
  const names = useOfferNames();
  const [starred, toggle] = useFavourite(favourite);
  const Icon = starred ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={`${styles.star} ${className}`}
      aria-pressed={starred}
      aria-label={names.favourite(name)}
      onClick={toggle}
    >
      <Icon size={size} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
