import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SportCode } from '../../../contract/entities/sport.ts';
import type { SportCount } from '../../../contract/http/cms-results.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { intoView } from '../../ui/into-view.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import tabs from '../../ui/tabs.module.css';
import styles from './scores-page.module.css';
import { scoresSearch } from './scores-search.ts';

/** The operator's days that can be chosen, his today first. */
export function DayTabs({ chosen, days }: { chosen: string; days: readonly string[] }) {
  const { t } = useTranslation('pages');
  const dates = useDates();
  const known = days.toReversed();
  return (
    <nav className={`${tabs.tabs} ${styles.days}`} aria-label={t('scores.days')}>
      {known.map((day, ago) => (
        <Link
          key={day}
          to="/scores"
          search={({ day: _before, ...before }) => scoresSearch(ago === 0 ? before : { ...before, day })}
          className={`${tabs.tab} ${styles.tab}`}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={day === chosen ? 'true' : undefined}
          data-chosen={day === chosen}
        >
          <time dateTime={day}>{dates.near(day, known[0])}</time>
        </Link>
      ))}
    </nav>
  );
}

interface SportTabsProps {
  chosen: SportCode;
  finished: readonly SportCount[];
  live: readonly SportCount[];
}

/** The sports that have results on the day, and those that are in play; the chosen one is there in any case. */
export function SportTabs({ chosen, finished, live }: SportTabsProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const countOf = (counts: readonly SportCount[], code: SportCode) =>
    counts.find(({ sport }) => sport === code)?.eventsCount ?? 0;
  const codes = new Set([...finished, ...live].map(({ sport }) => sport).concat(chosen));
  const sports = [...codes].map((code) => ({ code, count: countOf(finished, code) + countOf(live, code) }));
  return (
    <nav className={`${tabs.tabs} ${styles.sports}`} aria-label={t('allSports')}>
      {sports.map(({ code, count }) => (
        <Link
          key={code}
          to="/scores"
          ref={code === chosen ? intoView : undefined}
          search={(before) => scoresSearch({ ...before, sport: code })}
          className={`${tabs.tab} ${styles.tab}`}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-label={`${names.sport(code)} ${count}`}
          aria-current={code === chosen ? 'true' : undefined}
          data-chosen={code === chosen}
          title={names.sport(code)}
        >
          <SportIcon sport={code} size={18} />
          <span className={styles.sportName}>{names.sport(code)}</span> <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
