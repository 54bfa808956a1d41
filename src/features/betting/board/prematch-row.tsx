import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchRecord } from '../../../offer/match-record.ts';
import { useHead } from '../../../offer/use-match.ts';
import board from '../../../ui/board/board.module.css';
import type { ColumnGroup } from '../../../ui/board/columns.ts';
import { MatchStar } from '../../../ui/board/match-star.tsx';
import { OddColumns } from '../../../ui/board/odd-columns.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { dayText, timeText } from '../kick-off.ts';
import styles from './prematch-board.module.css';

interface PrematchRowProps {
  record: MatchRecord;
  groups: readonly ColumnGroup[];
  /** Under a day's head a row names its league instead of the day. */
  byTime: boolean;
}

/** One match of the list: kick-off, sides, odds, and the way to all its markets. */
export const PrematchRow = memo(function PrematchRow({ record, groups, byTime }: PrematchRowProps) {
  const { t } = useTranslation('betting');
  const head = useHead(record);
  const { eventId, hostName, awayName, timeStart, groupName, leagueName, moreMarkets } = head;
  const more = moreMarkets ? `+${moreMarkets}` : '›';
  const open = (search: object) => ({ ...search, event: eventId });
  return (
    <div className={board.row}>
      <div className={styles.start}>
        <time dateTime={timeStart}>{timeText(timeStart)}</time>
        {byTime ? (
          <span className={styles.league} title={leagueName}>
            <Flag country={groupName} />
            <span>{leagueName}</span>
          </span>
        ) : (
          <span className={styles.day}>{dayText(timeStart, t)}</span>
        )}
        <MatchStar head={head} page="betting" />
      </div>
      <Link to="/betting" search={open} className={board.teams} title={`${hostName} – ${awayName}`}>
        <span>{hostName}</span>
        <span>{awayName}</span>
      </Link>
      <OddColumns record={record} groups={groups} />
      <Link
        to="/betting"
        search={open}
        className={styles.more}
        aria-label={`${more}, ${t('allMarkets', { match: `${hostName} – ${awayName}` })}`}
      >
        {more}
      </Link>
    </div>
  );
});
