import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { specialFilters } from '../../../contract/entities/offer.ts';
import { defaultSpecialFilter, defaultSport } from '../../../domain/limits.ts';
import { SportStrip } from '../../board/sport-strip.tsx';
import { useOfferNames } from '../../i18n/markets.ts';
import type { Counts } from '../../offer/sidebar-counts.ts';
import { late } from '../../ui/late.tsx';
import tabs from '../../ui/tabs.module.css';
import { type BettingSearch, bettingSearch, filterOf, listSearch, ofSport } from './betting-search.ts';
import type { BettingList } from './load-betting.ts';
import styles from './toolbar.module.css';
import { useBettingCounts } from './use-betting-counts.ts';

const ListFilters = late(async () => ({ default: (await import('./around-list.tsx')).ListFilters }));
const TableMenu = late(async () => ({ default: (await import('../../board/list-menus.tsx')).TableMenu }));

const views = [
  { view: undefined, name: 'byLeague' },
  { view: 'timeline', name: 'byTime' },
] as const;

interface ToolbarProps {
  search: BettingSearch;
  list: BettingList;
  fetched: Counts;
}

/** Chooses the sport and the day, the order and the markets of its matches, and shows what else the list is limited to. */
export function Toolbar({ search, list, fetched }: ToolbarProps) {
  const { t } = useTranslation('betting');
  const sport = search.sport ?? defaultSport;
  const counts = useBettingCounts(fetched);
  const special = search.special ?? defaultSpecialFilter;
  return (
    <div className={styles.toolbar}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {useOfferNames().sport(sport)}
      </h1>
      <div className={styles.sports}>
        <SportStrip
          chosen={sport}
          sports={counts[filterOf(search)]}
          to="/betting"
          at={(other) => ofSport(search, other)}
        />
      </div>
      <nav className={`${tabs.tabs} ${styles.days}`} aria-label={t('when')}>
        {specialFilters.map((filter) => (
          <Link
            key={filter}
            to="/betting"
            search={listSearch(search, { special: filter })}
            className={`${tabs.tab} ${styles.day}`}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={filter === special ? 'true' : undefined}
            data-chosen={filter === special}
          >
            {t(filter)} <span className={styles.count}>{list.specials[filter]}</span>
          </Link>
        ))}
      </nav>
      <div className={styles.filters}>
        <ListFilters search={search} sports={counts.all} />
      </div>
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
      <div className={styles.tables}>
        <TableMenu
          tables={list.tables}
          table={list.table}
          to="/betting"
          at={(table) => bettingSearch({ ...search, table })}
        />
      </div>
    </div>
  );
}
