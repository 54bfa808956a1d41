import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import { useCounts } from '../../offer/use-topic.ts';
import { ChosenLeagues } from '../../ui/sidebar/chosen-leagues.tsx';
import { leagueIds, toggledLeagues } from '../../ui/sidebar/league-ids.ts';
import styles from '../../ui/sidebar/sidebar.module.css';
import type { SidebarAddress } from '../../ui/sidebar/sidebar-address.ts';
import { SportTree } from '../../ui/sidebar/sport-tree.tsx';
import { type LiveSearch, liveSearch, otherSport } from './live-search.ts';

const addressOf = (search: LiveSearch): SidebarAddress => ({
  to: '/live_betting',
  sport: search.sport ?? defaultSport,
  leagues: leagueIds(search),
  open: search.event !== undefined,
  ofSport: (sport) => otherSport(search, sport),
  withLeague: (before: LiveSearch, leagueId, chosen) =>
    liveSearch({ ...before, event: undefined, leagues: toggledLeagues(before, leagueId, chosen) }),
  withoutLeagues: () => liveSearch({ ...search, leagues: undefined }),
});

/** What is in play: sports, countries and leagues with their numbers of matches, kept current by the feed. */
export function LiveSidebar({ search, fetched }: { search: LiveSearch; fetched: Counts }) {
  const { t } = useTranslation('betting');
  const sports = useCounts('live_sidebar', fetched).all ?? [];
  const at = addressOf(search);
  return (
    <div className={styles.sidebar}>
      <ChosenLeagues at={at} sports={sports} />
      <h2 className={styles.caption}>{t('allSports')}</h2>
      <ul>
        {sports.map((sport) => (
          <SportTree key={sport.sport} sport={sport} at={at} />
        ))}
      </ul>
    </div>
  );
}
