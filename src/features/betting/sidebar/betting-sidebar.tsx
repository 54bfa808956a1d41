import { useTranslation } from 'react-i18next';
import type { Counts } from '../../../offer/sidebar-counts.ts';
import { useCounts } from '../../../offer/use-topic.ts';
import { type BettingSearch, filterOf } from '../betting-search.ts';
import { ChosenLeagues } from './chosen-leagues.tsx';
import styles from './sidebar.module.css';
import { SportTree } from './sport-tree.tsx';
import { TimeFilterTabs } from './time-filter.tsx';

/** What there is to bet on: time, sports, countries and leagues with their numbers of matches, kept current by the feed. */
export function BettingSidebar({ search, fetched }: { search: BettingSearch; fetched: Counts }) {
  const { t } = useTranslation('betting');
  // The feed counts hours; a day stays as it was fetched.
  const counts = { ...fetched, ...useCounts('sidebar', fetched) };
  return (
    <div className={styles.sidebar}>
      <TimeFilterTabs search={search} counts={counts} />
      <ChosenLeagues search={search} sports={counts.all ?? []} />
      <h2 className={styles.caption}>{t('allSports')}</h2>
      <ul>
        {(counts[filterOf(search)] ?? []).map((sport) => (
          <SportTree key={sport.sport} sport={sport} search={search} />
        ))}
      </ul>
    </div>
  );
}
