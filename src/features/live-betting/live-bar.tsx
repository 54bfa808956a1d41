import { Suspense, use } from 'react';
import { defaultSport } from '../../../domain/limits.ts';
import { SportStrip } from '../../board/sport-strip.tsx';
import { useCounts } from '../../offer/use-topic.ts';
import { late } from '../../ui/late.tsx';
import styles from './live-bar.module.css';
import { liveTopic } from './live-board.tsx';
import { type LiveSearch, liveSearch, otherSport } from './live-search.ts';
import type { LiveData } from './load-live.ts';

const Starred = late(() => import('./starred.tsx'));
const TableMenu = late(async () => ({ default: (await import('../../board/list-menus.tsx')).TableMenu }));

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
  const counts = useCounts('live_sidebar', data.counts);
  const chosen = search.sport ?? defaultSport;
  return (
    <div className={styles.bar}>
      <SportStrip
        chosen={chosen}
        sports={counts.all}
        to="/live_betting"
        at={(sport) => otherSport(search, sport)}
        mark={(sport) => {
          const counted = counts.all?.find((one) => one.sport === sport);
          const list = sport === chosen ? liveTopic(chosen, data.table) : null;
          return counted && <Starred counts={counted} list={list} favourites={data.favourites} />;
        }}
      />
      <Suspense fallback={null}>
        <LiveTables search={search} data={data} />
      </Suspense>
    </div>
  );
}
