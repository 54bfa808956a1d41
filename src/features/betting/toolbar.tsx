import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { specialFilters } from '../../../contract/entities/offer.ts';
import { defaultSpecialFilter, defaultSport } from '../../../domain/limits.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import tabs from '../../ui/tabs.module.css';
import type { BettingSearch } from './betting-search.ts';
import styles from './toolbar.module.css';

const views = [
  { view: undefined, name: 'byLeague' },
  { view: 'timeline', name: 'byTime' },
] as const;

/** Names the sport and chooses the day and the order of its matches. */
export function Toolbar({ search }: { search: BettingSearch }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const sport = search.sport ?? defaultSport;
  const special = search.special ?? defaultSpecialFilter;
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.sport}>
        <SportIcon sport={sport} size={20} />
        {names.sport(sport)}
      </h1>
      <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('when')}>
        {specialFilters.map((filter) => (
          <Link
            key={filter}
            from="/betting"
            to="/betting"
            search={(before) => ({ ...before, special: filter, page: undefined })}
            className={`${tabs.tab} ${styles.tab}`}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={filter === special ? 'true' : undefined}
            data-chosen={filter === special}
          >
            {t(filter)}
          </Link>
        ))}
      </nav>
      <nav className={styles.views} aria-label={t('order')}>
        {views.map(({ view, name }) => (
          <Link
            key={name}
            from="/betting"
            to="/betting"
            search={(before) => ({ ...before, view, page: undefined })}
            className={styles.view}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view === search.view ? 'true' : undefined}
            data-chosen={view === search.view}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
