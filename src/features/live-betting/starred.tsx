import { IconStarFilled } from '@tabler/icons-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import styles from './live-bar.module.css';

/** How many of the player's favourites a sport has in play. */
export function Starred({ sport, favourites }: { sport: SportCode; favourites: Promise<readonly Match[]> }) {
  const { t } = useTranslation('betting');
  const count = use(favourites).filter((match) => match.sport === sport).length;
  if (count === 0) return null;
  return (
    <span className={styles.starred} role="img" aria-label={`${t('favourites')} ${count}`}>
      <IconStarFilled size={10} aria-hidden="true" />
      {count}
    </span>
  );
}
