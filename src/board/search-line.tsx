import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SportCount } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { SportIcon } from '../ui/sport-icon.tsx';
import styles from './search-line.module.css';

interface SearchLineProps {
  words: string;
  count: number;
  elsewhere: readonly SportCount[];
  to: '/betting' | '/live_betting' | '/scores';
  /** The address with another sport, or without the search. */
  at(change: { sport?: SportCode; q?: undefined }): object;
}

/** What a search found: here, and in which other sports. */
export function SearchLine({ words, count, elsewhere, to, at }: SearchLineProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  return (
    <div className={styles.line}>
      <div className={styles.results}>
        <p className={styles.found} role="status">
          {t('searchFound', { words, count: String(count) })}
        </p>
        {elsewhere.map(({ sport, eventsCount }) => (
          <Link key={sport} to={to} search={at({ sport })} className={styles.sport}>
            <SportIcon sport={sport} size={16} />
            {names.sport(sport)} <span className={styles.count}>{eventsCount}</span>
          </Link>
        ))}
      </div>
      <Link to={to} search={at({ q: undefined })} className={styles.clear} aria-label={t('searchClear')}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </Link>
    </div>
  );
}
