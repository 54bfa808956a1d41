import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { BoardMessage } from '../../ui/board/board-message.tsx';
import { BoardSkeleton } from '../../ui/board/board-skeleton.tsx';
import styles from './betting-page.module.css';
import { type BettingSearch, bettingSearch } from './betting-search.ts';
import { PrematchBoard } from './board/prematch-board.tsx';
import { ListPages } from './list-pages.tsx';
import type { BettingData } from './load-betting.ts';
import { Toolbar } from './toolbar.tsx';

const SearchLine = lazy(async () => ({ default: (await import('../../ui/board/search-line.tsx')).SearchLine }));
const PrematchMatch = lazy(async () => ({ default: (await import('./prematch-match.tsx')).PrematchMatch }));

/** The prematch pane: the list of a sport, or one match with all its markets. */
export function BettingPage({ search, data }: { search: BettingSearch; data: BettingData }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const { matches, totalPages, elsewhere, match } = data;
  const sport = search.sport ?? defaultSport;
  return (
    <RunningOddsDesk>
      <div className={styles.pane}>
        {search.event !== undefined ? (
          <Suspense fallback={<BoardSkeleton />}>
            <PrematchMatch match={match} eventId={search.event} search={search} />
          </Suspense>
        ) : (
          <>
            <Toolbar search={search} />
            {search.q !== undefined && (
              <Suspense fallback={null}>
                <SearchLine
                  words={search.q}
                  count={matches.length}
                  more={totalPages > 1}
                  elsewhere={elsewhere}
                  to="/betting"
                  at={(change) => bettingSearch({ ...search, leagues: undefined, page: undefined, ...change })}
                />
              </Suspense>
            )}
            {matches.length > 0 ? (
              <PrematchBoard sport={sport} matches={matches} byTime={search.view === 'timeline'} />
            ) : search.q !== undefined ? (
              <BoardMessage title={t('emptySearch', { words: search.q, sport: names.sport(sport) })}>
                {t('emptySearchText')}
              </BoardMessage>
            ) : (
              <BoardMessage
                title={t('emptyTitle')}
                action={
                  <Link to="/betting" search={{ sport: search.sport, time: 'all' }}>
                    {t('showAll')}
                  </Link>
                }
              >
                {t('emptyTime')}
              </BoardMessage>
            )}
            {totalPages > 1 && <ListPages search={search} totalPages={totalPages} />}
          </>
        )}
      </div>
    </RunningOddsDesk>
  );
}
