import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { RunningOddsDesk } from '../../running/odds-desk.tsx';
import { BoardSkeleton } from '../../ui/board/board-skeleton.tsx';
import { useBoardWidth } from '../../ui/board/use-board-width.ts';
import { PageEnd } from '../../ui/page-end.tsx';
import { DelayNotice } from './delay-notice.tsx';
import { LiveBoard } from './live-board.tsx';
import styles from './live-page.module.css';
import { type LiveSearch, liveSearch } from './live-search.ts';
import type { LiveData } from './load-live.ts';
import { SportTabs } from './sport-tabs.tsx';
import type { TrackerSlot } from './tracker-slot.ts';

const besideFrom = 880;
const SearchLine = lazy(async () => ({ default: (await import('../../ui/board/search-line.tsx')).SearchLine }));
const LiveMatch = lazy(async () => ({ default: (await import('./live-match.tsx')).LiveMatch }));

interface LivePageProps {
  search: LiveSearch;
  data: LiveData;
  tracker: TrackerSlot;
}

/** Matches in play; an open match stands beside the list, or in its place where there is no room for both. */
export function LivePage({ search, data, tracker }: LivePageProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const navigate = useNavigate();
  const [page, width] = useBoardWidth();
  const sport = search.sport ?? defaultSport;
  const { event, q } = search;
  const found = useMemo(
    () => (q === undefined ? null : new Set(data.matches.map(({ eventId }) => eventId))),
    [q, data],
  );
  const close = useCallback(() => {
    void navigate({ to: '/live_betting', search: liveSearch({ sport, q }), replace: true });
  }, [navigate, sport, q]);
  const beside = width >= besideFrom;
  return (
    <RunningOddsDesk>
      {event === undefined && <h1 className="visually-hidden">{names.sport(sport)}</h1>}
      <div ref={page} className={styles.page} data-split={beside && event !== undefined}>
        {(beside || event === undefined) && (
          <div className={styles.list}>
            <SportTabs chosen={sport} fetched={data.counts} favourites={data.favourites} label={t('allSports')} />
            {q !== undefined && (
              <Suspense fallback={null}>
                <SearchLine
                  words={q}
                  count={data.matches.length}
                  elsewhere={data.elsewhere}
                  to="/live_betting"
                  at={(change) => liveSearch({ sport, q, ...change })}
                />
              </Suspense>
            )}
            <LiveBoard key={sport} sport={sport} matches={data.matches} event={event} found={found} words={q} />
            {event === undefined && <DelayNotice />}
            <PageEnd />
          </div>
        )}
        {event !== undefined && (
          <div className={styles.match}>
            <Suspense fallback={<BoardSkeleton />}>
              <LiveMatch
                key={event}
                eventId={event}
                match={data.match}
                filters={data.filters}
                tracker={tracker}
                onGone={close}
              />
            </Suspense>
          </div>
        )}
      </div>
    </RunningOddsDesk>
  );
}
