import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { FoundAround } from '../../board/found-around.tsx';
import { SearchLine } from '../../board/search-line.tsx';
import { type BettingSearch, bettingSearch, listSearch } from './betting-search.ts';
import type { BettingList } from './load-betting.ts';

/** What a search found, here and in other sports. */
export function ListSearch({ search, list }: { search: BettingSearch; list: BettingList }) {
  const { q = '', sport = defaultSport } = search;
  return (
    <SearchLine
      words={q}
      count={list.total}
      around={list.around && { found: list.around, sport, kind: 'prematch' }}
      to="/betting"
      at={(change) => listSearch({ ...search, leagues: undefined, table: undefined }, change)}
    />
  );
}

/** Why no match is shown and the way to where there are some; after a search what the whole offer has. */
export function BelowList({ search, list }: { search: BettingSearch; list: BettingList }) {
  const { t } = useTranslation('betting');
  const { q, sport = defaultSport, special } = search;
  if (q !== undefined && list.around !== undefined)
    return (
      <FoundAround
        words={q}
        sport={sport}
        page="/betting"
        found={list.around}
        empty={list.matches.length === 0}
        cleared={listSearch(search, { q: undefined })}
      />
    );
  return (
    <BoardMessage
      title={t('emptyTitle')}
      action={
        <Link to="/betting" search={bettingSearch({ sport, time: 'all' })}>
          {t('showAll')}
        </Link>
      }
    >
      {t(special === undefined ? 'emptyTime' : 'emptyDay')}
    </BoardMessage>
  );
}

export { ListFilters } from './list-filters.tsx';
export { ListPages } from './list-pages.tsx';
