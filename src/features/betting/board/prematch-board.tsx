import { linkOptions } from '@tanstack/react-router';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../contract/entities/match.ts';
import type { MarketFilter } from '../../../../contract/entities/offer.ts';
import type { SportCode } from '../../../../contract/entities/sport.ts';
import { BoardHead } from '../../../board/board-head.tsx';
import { BoardList } from '../../../board/board-list.tsx';
import { FavouritesHead } from '../../../board/favourites-head.tsx';
import { LeagueHead } from '../../../board/league-head.tsx';
import { StaleLine } from '../../../board/stale-line.tsx';
import { useBoardWidth } from '../../../board/use-board-width.ts';
import { useFirstRows } from '../../../board/use-first-rows.ts';
import { useFolded } from '../../../board/use-folded.ts';
import { useMatchLinks } from '../../../board/use-match-links.ts';
import { useNamesFit } from '../../../board/use-names-fit.ts';
import { isFirstPage } from '../../../browser/first-page.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { useOffer } from '../../../offer/offer-context.tsx';
import { useTopic, useTopicState } from '../../../offer/use-topic.ts';
import { useLater } from '../../../ui/use-later.ts';
import { boardItems, type PrematchItem } from './board-items.ts';
import { DayHead } from './day-head.tsx';
import { DayLine } from './day-line.tsx';
import styles from './prematch-board.module.css';
import { prematchLayout } from './prematch-layout.ts';
import { PrematchRow } from './prematch-row.tsx';
import { useLeading } from './use-leading.ts';

const leadTo = (event: string) => linkOptions({ to: '/betting', search: (before) => ({ ...before, event }) });

interface PrematchBoardProps {
  sport: SportCode;
  /** Whose markets the rows show; the sport's main ones without it. */
  table?: MarketFilter | undefined;
  matches: readonly Match[];
  /** The timeline: under heads of days; a row names its league below its time. */
  byTime?: boolean;
  /** The first of many, in one list without heads. */
  first?: boolean;
  /** How many matches each day has on all pages; without it heads count those shown. */
  days?: Readonly<Record<string, number>> | undefined;
  /** The favourite matches of the list, which lead it; without them none does. */
  starred?: readonly string[] | undefined;
  /** It is below another board: on the first page that one is drawn before its rows are. */
  below?: boolean;
}

/** The prematch list with its odds alive. */
export function PrematchBoard({
  sport,
  table,
  matches,
  byTime = false,
  first = false,
  days,
  starred,
  below = false,
}: PrematchBoardProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const topicName = table === undefined ? `prematch:${sport}` : `prematch:${sport}:${table.key}`;
  const eventIds = useMemo(() => matches.map(({ eventId }) => eventId), [matches]);
  const drawn = useLater(below && isFirstPage());
  useTopic(topicName, matches, eventIds, drawn);
  const topic = useOffer().topic(topicName);
  const stale = useTopicState(topicName) === 'stale';
  const links = useMatchLinks(leadTo);
  const [board, width] = useBoardWidth();
  const [folded, fold] = useFolded();
  const kind = first ? 'first' : byTime ? 'timeline' : 'leagues';
  const layout = useMemo(() => prematchLayout(sport, width, kind, table?.markets), [sport, width, kind, table]);
  const { groups, phone, named } = layout;
  const heads = first ? 'none' : byTime ? 'days' : phone ? 'leagues and days' : 'leagues';
  const { held: leading, handlers } = useLeading(sport, matches, starred);
  const items = useMemo(
    () => boardItems(matches, heads, folded, days, leading),
    [matches, heads, folded, days, leading],
  );
  const market = names.marketShort(groups[0]?.market ?? '');
  const fits = useNamesFit(layout.room);
  const style = { '--columns': layout.columns, '--in-league': layout.inLeague } as CSSProperties;

  useFirstRows(topicName, topic.records, width > 0 && drawn);
  const show = (item: PrematchItem) => {
    // Before it is measured or drawn the list has its height already: what is below it keeps its place, and the
    // router can scroll to where it was left.
    if (width === 0 || !drawn) return null;
    if (item.kind === 'row') {
      const record = topic.records.get(item.eventId);
      return record === undefined ? null : (
        <PrematchRow
          record={record}
          groups={groups}
          links={links}
          byTime={byTime}
          far={item.far}
          phone={phone}
          fits={fits}
        />
      );
    }
    if (item.kind === 'day') return <DayLine day={item.day} />;
    const onFold = () => fold(item.key);
    if ('day' in item) return <DayHead head={item} onFold={onFold} />;
    return 'leagueId' in item ? (
      <LeagueHead head={item} page="betting" sport={sport} onFold={onFold} />
    ) : (
      <FavouritesHead head={item} page="betting" sport={sport} topic={topicName} onFold={onFold} />
    );
  };

  return (
    <div
      ref={board}
      className={styles.board}
      style={style}
      data-named={named}
      data-phone={phone}
      {...handlers}
      {...links.handlers}
    >
      {stale && <StaleLine />}
      <BoardHead
        groups={groups}
        before={first ? ['', ''] : phone ? ['', market] : [t('start'), t('match')]}
        plain={phone}
        className={styles.head}
      />
      <BoardList items={items} label={t('board')} stale={stale}>
        {show}
      </BoardList>
    </div>
  );
}
