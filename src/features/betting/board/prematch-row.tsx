import { memo } from 'react';
import board from '../../../board/board.module.css';
import type { ColumnGroup } from '../../../board/columns.ts';
import { MatchStar } from '../../../board/match-star.tsx';
import { MoreMarkets } from '../../../board/more-markets.tsx';
import { OddColumns } from '../../../board/odd-columns.tsx';
import { RowLeague } from '../../../board/row-league.tsx';
import type { MatchLinks } from '../../../board/use-match-links.ts';
import type { NamesFit } from '../../../board/use-names-fit.ts';
import { dayOf, timeText } from '../../../i18n/dates/calendar.ts';
import { useDates } from '../../../i18n/dates/use-dates.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import type { MatchRecord } from '../../../offer/match-record.ts';
import { useHead } from '../../../offer/use-match.ts';
import { Flag } from '../../../ui/flag.tsx';
import styles from './prematch-board.module.css';

interface PrematchRowProps {
  record: MatchRecord;
  groups: readonly ColumnGroup[];
  links: MatchLinks;
  /** Under a day's head a row names its league instead of the day. */
  byTime: boolean;
  /** Its league is not above it, its day is its own: a flag tells where it is played. */
  far: boolean;
  /** A phone's row: its day is above it, and its names lead to all markets. */
  phone: boolean;
  fits: NamesFit;
}

/** One match of the list: kick-off, sides, odds, and the way to all its markets. */
export const PrematchRow = memo(function PrematchRow({
  record,
  groups,
  links,
  byTime,
  far,
  phone,
  fits,
}: PrematchRowProps) {
  const names = useOfferNames();
  const dates = useDates();
  const head = useHead(record);
  const { eventId, timeStart, groupName, moreMarkets } = head;
  const { hostName, awayName } = names.sides(head);
  const leagueName = names.league(head.leagueName);
  const match = `${hostName} – ${awayName}`;
  const href = links.href(eventId);
  return (
    <div className={board.row}>
      <div className={styles.start}>
        <time dateTime={timeStart}>{timeText(timeStart)}</time>
        {byTime || (far && phone) ? (
          <span className={styles.league} title={leagueName}>
            <Flag country={groupName} />
            <span className={phone ? 'visually-hidden' : undefined}>{leagueName}</span>
          </span>
        ) : (
          <span className={styles.day}>{phone ? moreMarkets && `+${moreMarkets}` : dates.near(dayOf(timeStart))}</span>
        )}
        <MatchStar head={head} page="betting" names={names} />
      </div>
      <a href={href} data-event={eventId} className={board.teams} title={match} data-long={!fits(hostName, awayName)}>
        {far && !byTime && !phone && <RowLeague head={head} names={names} />}
        <span>{hostName}</span>
        <span>{awayName}</span>
      </a>
      <OddColumns record={record} groups={groups} names={names} />
      {!phone && <MoreMarkets head={head} match={match} href={href} />}
    </div>
  );
});
