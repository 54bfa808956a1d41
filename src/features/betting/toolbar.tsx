import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { specialFilters } from '../../../contract/entities/offer.ts';
import { defaultSpecialFilter, defaultSport } from '../../../domain/limits.ts';
import { TableMenu } from '../../board/table-menu.tsx';
import { useOfferNames } from '../../i18n/markets.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import tabs from '../../ui/tabs.module.css';
import { type BettingSearch, bettingSearch, listSearch } from './betting-search.ts';
import type { BettingList } from './load-betting.ts';
import styles from './toolbar.module.css';

const views = [
  { view: undefined, name: 'byLeague' },
  { view: 'timeline', name: 'byTime' },
] as const;

/** Names the sport and chooses the day, the order and the markets of its matches. */
export function Toolbar({ search, list }: { search: BettingSearch; list: BettingList }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const sport = search.sport ?? defaultSport;
  const special = search.special ?? defaultSpecialFilter;
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.sport} tabIndex={-1}>
        <SportIcon sport={sport} size={20} />
        <span className={styles.sportName}>{names.sport(sport)}</span>
      </h1>
      <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('when')}>
        {specialFilters.map((filter) => (
          <Link
            key={filter}
            to="/betting"
            search={listSearch(search, { special: filter })}
            className={`${tabs.tab} ${styles.tab}`}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={filter === special ? 'true' : undefined}
            data-chosen={filter === special}
          >
            {t(filter)} <span className={styles.count}>{list.specials[filter]}</span>
          </Link>
        ))}
      </nav>
      <nav className={styles.views} aria-label={t('order')}>
        {views.map(({ view, name }) => (
          <Link
            key={name}
            to="/betting"
            search={listSearch(search, { view })}
            className={styles.view}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view === search.view ? 'true' : undefined}
            data-chosen={view === search.view}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
      <TableMenu
        tables={list.tables}
        table={list.table}
        to="/betting"
        at={(table) => bettingSearch({ ...search, table })}
      />
    </div>
  );
}
