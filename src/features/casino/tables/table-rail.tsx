import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveTable } from '../../../../contract/games/live-tables.ts';
import type { News } from '../follow-news.ts';
import { Rail } from '../lobby/rail.tsx';
import { TableTile } from './table-tile.tsx';

/** The live tables with their current state; none while their provider does not answer. */
export const TableRail = ({ news, now }: { news: News<readonly LiveTable[]>; now(): number }) => {
  const { t } = useTranslation('casino');
  const tables = useSyncExternalStore(news.subscribe, news.current).filter(({ game }) => game.tags.includes('table'));
  if (tables.length === 0) return null;
  return (
    <Rail title={t('rail.tables')} count={tables.length} all={{ to: '/casino_live', search: {} }} look="tables">
      {tables.map((table) => (
        <li key={table.game.game_code}>
          <TableTile table={table} now={now} />
        </li>
      ))}
    </Rail>
  );
};
