import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import { TableMenu } from '../../board/table-menu.tsx';
import styles from './live-bar.module.css';
import { type LiveSearch, liveSearch } from './live-search.ts';
import type { LiveData } from './load-live.ts';
import { SportTabs } from './sport-tabs.tsx';

interface LiveBarProps {
  search: LiveSearch;
  data: LiveData;
}

function LiveTables({ search, data }: LiveBarProps) {
  return (
    <TableMenu
      tables={use(data.tables)}
      table={data.table}
      to="/live_betting"
      at={(table) => liveSearch({ ...search, table })}
    />
  );
}

/** Above the live list: which sport, and which of its markets. */
export function LiveBar({ search, data }: LiveBarProps) {
  const { t } = useTranslation('betting');
  return (
    <div className={styles.bar}>
      <SportTabs
        chosen={search.sport ?? defaultSport}
        fetched={data.counts}
        favourites={data.favourites}
        label={t('allSports')}
      />
      <Suspense fallback={null}>
        <LiveTables search={search} data={data} />
      </Suspense>
    </div>
  );
}
