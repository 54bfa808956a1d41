import { Link } from '@tanstack/react-router';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import { useCounts } from '../../offer/use-topic.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import { liveSearch } from './live-search.ts';
import styles from './sport-tabs.module.css';

/** The sports that are played now, with their numbers of matches; the chosen one says its name. */
export function SportTabs({ chosen, fetched, label }: { chosen: SportCode; fetched: Counts; label: string }) {
  const names = useOfferNames();
  const counts = useCounts('live_sidebar', fetched);
  return (
    <nav className={styles.tabs} aria-label={label}>
      {(counts.all ?? []).map(({ sport, eventsCount }) => (
        <Link
          key={sport}
          to="/live_betting"
          search={(before) => liveSearch({ ...before, sport, event: undefined })}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-label={`${names.sport(sport)} ${eventsCount}`}
          aria-current={sport === chosen ? 'true' : undefined}
          data-chosen={sport === chosen}
          title={names.sport(sport)}
        >
          <SportIcon sport={sport} size={18} />
          <span className={styles.name}>{names.sport(sport)}</span> <span className={styles.count}>{eventsCount}</span>
        </Link>
      ))}
    </nav>
  );
}
