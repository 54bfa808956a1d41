import { linkOptions } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { MarketFilter } from '../../../contract/entities/offer.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { liveFavourites } from '../../../domain/offer/live-favourites.ts';
import { BoardHead } from '../../board/board-head.tsx';
import { BoardList } from '../../board/board-list.tsx';
import { FavouritesHead } from '../../board/favourites-head.tsx';
import { LeagueHead } from '../../board/league-head.tsx';
import { StaleLine } from '../../board/stale-line.tsx';
import { useBoardWidth } from '../../board/use-board-width.ts';
import { useFirstRows } from '../../board/use-first-rows.ts';
import { useFolded } from '../../board/use-folded.ts';
import { useHeld } from '../../board/use-held.ts';
import { useMatchLinks } from '../../board/use-match-links.ts';
import { useNamesFit } from '../../board/use-names-fit.ts';
import { useFavourites } from '../../offer/favourites-desk.ts';
import { useOffer } from '../../offer/offer-context.tsx';
import { useTopic, useTopicIds, useTopicState } from '../../offer/use-topic.ts';
import { late } from '../../ui/late.tsx';
import styles from './live-board.module.css';
import { everyLeague, isListed, type LiveItem, liveItem, liveItems, liveOrder } from './live-items.ts';
import { liveLayout } from './live-layout.ts';
import { LiveRow } from './live-row.tsx';
import { liveSearch } from './live-search.ts';

const NoLiveMatches = late(() => import('./no-live-matches.tsx'));

interface LiveBoardProps {
  sport: SportCode;
  matches: readonly Match[];
  /** Whose markets the rows show; the sport's main ones without it. */
  table?: MarketFilter | undefined;
  /** The leagues that are shown; none is every league. */
  leagues?: ReadonlySet<string>;
  /** The match that is open, marked in the list. */
  event?: string | undefined;
  /** What a search found; matches that begin later are not added while it lasts (spec section 4, Live list). */
  found?: ReadonlySet<string> | null;
  words?: string | undefined;
  /** What follows the matches, and replaces them when a search found none. */
  below?(empty: boolean): ReactNode;
  /** Shows only this many, the first, in one list without heads. */
  most?: number;
  /** By default the list's own order. */
  order?: typeof liveOrder;
}

/** The feed's name of a sport's list. */
export const liveTopic = (sport: SportCode, table: MarketFilter | undefined): string =>
  table === undefined ? `live:${sport}` : `live:${sport}:${table.key}`;

/** The list of a sport's matches in play, alive. Its order waits while the mouse is on it. */
export function LiveBoard({
  sport,
  table,
  leagues = everyLeague,
  matches,
  event,
  found = null,
  words,
  below,
  most,
  order = liveOrder,
}: LiveBoardProps) {
  const { t } = useTranslation('betting');
  const topicName = liveTopic(sport, table);
  useTopic(topicName, matches);
  const topic = useOffer().topic(topicName);
  const ids = useTopicIds(topicName);
  const state = useTopicState(topicName);
  const all = useFavourites();
  const favourites = useMemo(() => liveFavourites(all, sport), [all, sport]);
  const records = useMemo(() => {
    const shown = ids.filter((id) => found === null || found.has(id)).flatMap((id) => topic.records.get(id) ?? []);
    const listed = shown.filter((record) => isListed(record, sport, leagues));
    return order(listed, favourites).slice(0, most);
  }, [ids, topic, sport, leagues, found, favourites, most, order]);
  const { held, handlers } = useHeld(records, [topicName, words ?? '', ...leagues].join('~'));
  const leadTo = useCallback(
    (eventId: string) =>
      linkOptions({ to: '/live_betting', search: (before) => liveSearch({ ...before, sport, event: eventId }) }),
    [sport],
  );
  const links = useMatchLinks(leadTo);
  const [board, width] = useBoardWidth();
  const [folded, fold] = useFolded();
  const far = most !== undefined;
  const layout = useMemo(() => liveLayout(sport, width, far, table?.markets), [sport, width, far, table]);
  const { groups, phone } = layout;
  const items = useMemo(
    () => (far ? held.map(liveItem) : liveItems(held, folded, favourites)),
    [far, held, folded, favourites],
  );
  const fits = useNamesFit(layout.room);
  const style = { '--columns': layout.columns, '--in-league': layout.inLeague } as CSSProperties;
  useFirstRows(topicName, topic.records, width > 0);

  const show = (item: LiveItem) =>
    item.kind === 'row' ? (
      <LiveRow
        record={item.record}
        groups={groups}
        links={links}
        open={item.key === event}
        far={far}
        phone={phone}
        fits={fits}
      />
    ) : 'leagueId' in item ? (
      <LeagueHead head={item} page="live_betting" sport={sport} onFold={() => fold(item.key)} />
    ) : (
      <FavouritesHead head={item} page="live_betting" sport={sport} topic={topicName} onFold={() => fold(item.key)} />
    );

  return (
    <div
      ref={board}
      className={styles.board}
      style={style}
      data-phone={phone}
      data-far={far}
      {...handlers}
      {...links.handlers}
    >
      {state === 'stale' && <StaleLine />}
      {items.length === 0 ? (
        words === undefined && <NoLiveMatches sport={sport} leagues={leagues} />
      ) : (
        <>
          <BoardHead groups={groups} before={['', '', '']} plain={groups.length === 1} className={styles.head} />
          {width > 0 && (
            <BoardList items={items} label={t('board')} stale={state === 'stale'}>
              {show}
            </BoardList>
          )}
        </>
      )}
      {below?.(items.length === 0)}
    </div>
  );
}
