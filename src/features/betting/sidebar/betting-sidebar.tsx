import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../../domain/limits.ts';
import type { Counts } from '../../../offer/sidebar-counts.ts';
import { ChosenLeagues } from '../../../ui/sidebar/chosen-leagues.tsx';
import { leagueIds } from '../../../ui/sidebar/league-ids.ts';
import styles from '../../../ui/sidebar/sidebar.module.css';
import type { SidebarAddress } from '../../../ui/sidebar/sidebar-address.ts';
import { SportTree } from '../../../ui/sidebar/sport-tree.tsx';
import { type BettingSearch, filterOf, listSearch, ofSport, withLeague } from '../betting-search.ts';
import { useBettingCounts } from '../use-betting-counts.ts';
import { TimeFilterTabs } from './time-filter.tsx';

const addressOf = (search: BettingSearch): SidebarAddress => ({
  to: '/betting',
  sport: search.sport ?? defaultSport,
  leagues: leagueIds(search),
  open: search.event !== undefined,
  ofSport: (sport) => ofSport(search, sport),
  withLeague,
  withoutLeagues: () => listSearch(search, { leagues: undefined }),
});

/** What there is to bet on: time, sports, countries and leagues with their numbers of matches, kept current by the feed. */
export function BettingSidebar({ search, fetched }: { search: BettingSearch; fetched: Counts }) {
  const { t } = useTranslation('betting');
  const counts = useBettingCounts(fetched);
  const at = addressOf(search);
  return (
    <div className={styles.sidebar}>
      <TimeFilterTabs search={search} counts={counts} />
      <ChosenLeagues at={at} sports={counts.all ?? []} />
      <h2 className={styles.caption}>{t('allSports')}</h2>
      <ul>
        {(counts[filterOf(search)] ?? []).map((sport) => (
          <SportTree key={sport.sport} sport={sport} at={at} />
        ))}
      </ul>
    </div>
  );
}
