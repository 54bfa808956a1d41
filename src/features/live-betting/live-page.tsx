import { Navigate } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { useBoardWidth } from '../../board/use-board-width.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { lazyPart } from '../../ui/late.tsx';
import { PageEnd } from '../../ui/page-end.tsx';
import { leagueIds } from '../../ui/sidebar/league-ids.ts';
import { DelayNotice } from './delay-notice.tsx';
import { LiveBar } from './live-bar.tsx';
import { LiveBoard } from './live-board.tsx';
import styles from './live-page.module.css';
import { type LiveSearch, liveSearch, otherSport } from './live-search.ts';
import type { LiveData } from './load-live.ts';
import type { TrackerSlot } from './tracker-slot.ts';

const besideFrom = 880;
const SearchLine = lazyPart(async () => ({ default: (await import('../../board/search-line.tsx')).SearchLine }));
const FoundAround = lazyPart(async () => ({ default: (await import('../../board/found-around.tsx')).FoundAround }));
const LiveMatch = lazyPart(() => import('./live-match.tsx'));

interface LivePageProps {
  search: LiveSearch;
  data: LiveData;
  tracker: TrackerSlot;
}

/** Live matches; an open match is next to the list, or in its place where there is no room for both. */
export function LivePage({ search, data, tracker }: LivePageProps) {
  const names = useOfferNames();
  const [page, width] = useBoardWidth();
  const sport = search.sport ?? defaultSport;
  const { event, q } = search;
  const { around } = data;
  const leagues = useMemo(() => new Set(leagueIds({ leagues: search.leagues })), [search.leagues]);
  const found = useMemo(
    () => (q === undefined ? null : new Set(data.matches.map(({ eventId }) => eventId))),
    [q, data],
  );
  const beside = width >= besideFrom;
  return (
    <RunningOddsDesk>
      {event === undefined && <h1 className="visually-hidden">{names.sport(sport)}</h1>}
      <div ref={page} className={styles.page} data-split={beside && event !== undefined}>
        {(beside || event === undefined) && (
          <div className={styles.list} data-scroll-restoration-id="live">
            <LiveBar search={search} data={data} />
            {q !== undefined && (
              <Suspense fallback={null}>
                <SearchLine
                  words={q}
                  count={data.matches.length}
                  around={around && { found: around, sport, kind: 'live' }}
                  to="/live_betting"
                  at={({ sport: other = sport, ...cleared }) => ({ ...otherSport({ q }, other), ...cleared })}
                />
              </Suspense>
            )}
            <LiveBoard
              key={sport}
              sport={sport}
              table={data.table}
              leagues={leagues}
              matches={data.matches}
              event={event}
              found={found}
              words={q}
              below={(empty) =>
                q !== undefined &&
                around !== undefined && (
                  <Suspense fallback={null}>
                    <FoundAround
                      words={q}
                      sport={sport}
                      page="/live_betting"
                      found={around}
                      empty={empty}
                      cleared={liveSearch({ ...search, q: undefined })}
                    />
                  </Suspense>
                )
              }
            />
            {event === undefined && <DelayNotice />}
            <PageEnd />
          </div>
        )}
        {event !== undefined && (
          <div className={styles.match} data-scroll-restoration-id="live-match">
            <Suspense fallback={<BoardSkeleton />}>
              <LiveMatch
                key={event}
                eventId={event}
                match={data.match}
                filters={data.filters}
                tracker={tracker}
                beside={beside}
                gone={<Navigate to="/live_betting" search={liveSearch({ ...search, event: undefined })} replace />}
              />
            </Suspense>
          </div>
        )}
      </div>
    </RunningOddsDesk>
  );
}
