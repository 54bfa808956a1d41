import { IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import { useCounts } from '../../offer/use-topic.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import tabs from '../../ui/tabs.module.css';
import { otherSport } from './live-search.ts';
import styles from './sport-tabs.module.css';

/** How many of the player's favourites a sport has in play. */
function Starred({ sport, favourites }: { sport: SportCode; favourites: Promise<readonly Match[]> }) {
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

interface SportTabsProps {
  chosen: SportCode;
  fetched: Counts;
  favourites: Promise<readonly Match[]>;
  label: string;
}

/** The sports that are played now, with their numbers of matches; the chosen one says its name. */
export function SportTabs({ chosen, fetched, favourites, label }: SportTabsProps) {
  const names = useOfferNames();
  const counts = useCounts('live_sidebar', fetched);
  return (
    <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={label}>
      {(counts.all ?? []).map(({ sport, eventsCount }) => (
        <Link
          key={sport}
          to="/live_betting"
          search={(before) => otherSport(before, sport)}
          className={`${tabs.tab} ${styles.tab}`}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={sport === chosen ? 'true' : undefined}
          data-chosen={sport === chosen}
          title={names.sport(sport)}
        >
          <SportIcon sport={sport} size={18} />
          {sport !== chosen && <span className="visually-hidden">{names.sport(sport)}</span>}
          <span className={styles.name}>{names.sport(sport)}</span> <span className={styles.count}>{eventsCount}</span>
          <Suspense fallback={null}>
            <Starred sport={sport} favourites={favourites} />
          </Suspense>
        </Link>
      ))}
    </nav>
  );
}
