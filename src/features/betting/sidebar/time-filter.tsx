import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type SidebarSport, timeFilters } from '../../../../contract/entities/offer.ts';
import { defaultSport } from '../../../../domain/limits.ts';
import type { Counts } from '../../../offer/sidebar-counts.ts';
import { leagueIds } from '../../../ui/sidebar/league-ids.ts';
import { type BettingSearch, filterOf, listSearch } from '../betting-search.ts';
import styles from './time-filter.module.css';

/** Matches of the chosen sport and leagues. */
const countOf = (sports: readonly SidebarSport[], search: BettingSearch): number => {
  const chosen = leagueIds(search);
  const sport = sports.find((one) => one.sport === (search.sport ?? defaultSport));
  if (sport === undefined || chosen.length === 0) return sport?.eventsCount ?? 0;
  return sport.groupByCountries
    .flatMap(({ leagues }) => leagues)
    .reduce((sum, { leagueId, eventsCount }) => (chosen.includes(leagueId) ? sum + eventsCount : sum), 0);
};

/** Within which time matches begin, and how many do. None is chosen while the list is that of a day. */
export function TimeFilterTabs({ search, counts }: { search: BettingSearch; counts: Counts }) {
  const { t } = useTranslation('betting');
  const filter = filterOf(search);
  return (
    <nav className={styles.times} aria-label={t('startsWithin')}>
      {timeFilters.map((time) => {
        const sports = counts[time];
        return (
          <Link
            key={time}
            to="/betting"
            search={listSearch(search, { time, special: undefined })}
            className={styles.time}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={time === filter ? 'true' : undefined}
            data-chosen={time === filter}
          >
            {t(`time.${time}`)}
            {sports && <span className={styles.count}>{countOf(sports, search)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
