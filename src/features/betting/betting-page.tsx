import { Suspense, useEffect, useRef } from 'react';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import type { Counts } from '../../offer/sidebar-counts.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { late, lazyPart } from '../../ui/late.tsx';
import { PageEnd } from '../../ui/page-end.tsx';
import styles from './betting-page.module.css';
import type { BettingSearch } from './betting-search.ts';
import { PrematchBoard } from './board/prematch-board.tsx';
import type { BettingData, BettingList } from './load-betting.ts';
import { Toolbar } from './toolbar.tsx';

const ListSearch = lazyPart(async () => ({ default: (await import('./around-list.tsx')).ListSearch }));
const ListPages = late(async () => ({ default: (await import('./around-list.tsx')).ListPages }));
const BelowList = lazyPart(async () => ({ default: (await import('./around-list.tsx')).BelowList }));
const PrematchMatch = lazyPart(() => import('./prematch-match.tsx'));

/** The prematch pane: the list of a sport, or one match with all its markets. */
export function BettingPage({ search, counts, shown }: { search: BettingSearch } & Omit<BettingData, 'instead'>) {
  const { event } = search;
  const pane = useRef<HTMLDivElement>(null);
  const open = useRef(event);
  const list = JSON.stringify({ ...search, event: undefined });
  const scrolled = useRef({ list, top: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that a match was opened or left
  useEffect(() => {
    const left = open.current;
    open.current = event;
    if (left === event) return;
    // The list draws its rows when it is measured.
    const frame = requestAnimationFrame(() => {
      if (pane.current === null) return;
      // To the router the way back is a new address, to the visitor it is the list that he came from.
      if (event === undefined && scrolled.current.list === list) pane.current.scrollTop = scrolled.current.top;
      // The focus went with the row that was pressed, or with the match that was left: it goes on here.
      if (document.activeElement !== document.body) return;
      const row = left && pane.current.querySelector<HTMLElement>(`a[href$="event=${left}"]`);
      (row || pane.current).focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [event]);
  return (
    <RunningOddsDesk>
      {/* The router brings it back to where it was left, and to its top for another list. A match has one of its own:
          shorter than the list, it would push that up before it is left. */}
      <div
        ref={pane}
        key={'match' in shown ? 'match' : 'list'}
        tabIndex={-1}
        className={styles.pane}
        data-scroll-restoration-id="prematch"
        onScroll={({ currentTarget }) => {
          if (!('match' in shown)) scrolled.current = { list, top: currentTarget.scrollTop };
        }}
      >
        {'match' in shown ? (
          <Suspense fallback={<BoardSkeleton />}>
            <PrematchMatch {...shown} eventId={event ?? ''} search={search} />
          </Suspense>
        ) : (
          <MatchList search={search} list={shown} fetched={counts} />
        )}
        <PageEnd />
      </div>
    </RunningOddsDesk>
  );
}

function MatchList({ search, list, fetched }: { search: BettingSearch; list: BettingList; fetched: Counts }) {
  const { matches, around, table } = list;
  const sport = search.sport ?? defaultSport;
  return (
    <>
      <Toolbar search={search} list={list} fetched={fetched} />
      {around && (
        <Suspense fallback={null}>
          <ListSearch search={search} list={list} />
        </Suspense>
      )}
      {matches.length > 0 && (
        <PrematchBoard
          sport={sport}
          table={table}
          matches={matches}
          byTime={search.view === 'timeline'}
          days={list.days}
          starred={list.starred}
        />
      )}
      {list.totalPages > 1 && (
        <div className={styles.pages}>
          <ListPages search={search} list={list} />
        </div>
      )}
      {(around || matches.length === 0) && (
        <Suspense fallback={null}>
          <BelowList search={search} list={list} />
        </Suspense>
      )}
    </>
  );
}
