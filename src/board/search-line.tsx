import { IconX } from '@tabler/icons-react';
import { Await, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { FoundOffer } from '../../contract/http/search.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { SportIcon } from '../ui/sport-icon.tsx';
import styles from './search-line.module.css';

/** What a search found in the whole offer; null when that could not be asked. */
export type Around = Promise<FoundOffer | null>;

interface SearchLineProps {
  words: string;
  count: number;
  /** Of the sport that is listed; without it the page has no other sports. */
  around?: { found: Around; sport: SportCode; kind: 'prematch' | 'live' } | undefined;
  to: '/betting' | '/live_betting' | '/scores';
  /** The address with another sport, or without the search. */
  at(change: { sport?: SportCode; q?: undefined }): object;
}

/** What a search found: here, and in which other sports. */
export function SearchLine({ words, count, around, to, at }: SearchLineProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const sports = (found: FoundOffer | null) =>
    (found?.sports ?? []).map((counted) => {
      const eventsCount = around ? counted[around.kind] : 0;
      if (counted.sport === around?.sport || eventsCount === 0) return null;
      return (
        <Link key={counted.sport} to={to} search={at({ sport: counted.sport })} className={styles.sport}>
          <SportIcon sport={counted.sport} size={16} />
          {names.sport(counted.sport)} <span className={styles.count}>{eventsCount}</span>
        </Link>
      );
    });
  return (
    <div className={styles.line}>
      <div className={styles.results}>
        <p className={styles.found} role="status">
          {t('searchFound', { words, count: String(count) })}
        </p>
        {around && (
          <Suspense fallback={null}>
            <Await promise={around.found}>{sports}</Await>
          </Suspense>
        )}
      </div>
      <Link to={to} search={at({ q: undefined })} className={styles.clear} aria-label={t('searchClear')}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </Link>
    </div>
  );
}
