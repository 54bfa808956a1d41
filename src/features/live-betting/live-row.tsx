import { memo } from 'react';
import board from '../../board/board.module.css';
import type { ColumnGroup } from '../../board/columns.ts';
import { LockMark } from '../../board/lock-mark.tsx';
import { MatchClock } from '../../board/match-clock.tsx';
import { MatchStar } from '../../board/match-star.tsx';
import { MoreMarkets } from '../../board/more-markets.tsx';
import { OddColumns } from '../../board/odd-columns.tsx';
import { RowLeague } from '../../board/row-league.tsx';
import { scoreParts } from '../../board/score-parts.ts';
import type { MatchLinks } from '../../board/use-match-links.ts';
import type { NamesFit } from '../../board/use-names-fit.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { Flag } from '../../ui/flag.tsx';
import styles from './live-board.module.css';

function RedCards({ count }: { count: number }) {
  const { stat } = useOfferNames();
  return (
    <span className={styles.card} role="img" aria-label={`${stat('PN')} ${count}`}>
      {count > 1 ? count : ''}
    </span>
  );
}

interface LiveRowProps {
  record: MatchRecord;
  groups: readonly ColumnGroup[];
  links: MatchLinks;
  /** It is the match that is open next to the list. */
  open: boolean;
  /** No league's head is above it: it says itself where it is played, on a phone by the flag alone. */
  far: boolean;
  phone: boolean;
  fits: NamesFit;
}

/** As wide as a red card. */
const card = '\u2003';

/** One match in play: clock, sides, score, odds. */
export const LiveRow = memo(function LiveRow({ record, groups, links, open, far, phone, fits }: LiveRowProps) {
  const names = useOfferNames();
  const head = useHead(record);
  const { hostName, awayName } = names.sides(head);
  const { eventId, matchPhase, stats, lockReason } = head;
  const match = `${hostName} – ${awayName}`;
  const href = links.href(eventId);
  const [host = 0, away = 0] = (stats.PN ?? '').split('-').map(Number);
  return (
    <div className={board.row} data-open={open} data-locked={lockReason}>
      <div className={styles.clock}>
        <MatchClock phase={matchPhase} names={names} below={far && phone && <Flag country={head.groupName} />} />
        <MatchStar head={head} page="live_betting" names={names} />
      </div>
      <a
        href={href}
        data-event={eventId}
        className={board.teams}
        title={match}
        data-long={!fits(hostName + (host > 0 ? card : ''), awayName + (away > 0 ? card : ''))}
        aria-current={open ? 'true' : undefined}
      >
        {far && !phone && <RowLeague head={head} names={names} />}
        <span>
          {hostName}
          {host > 0 && <RedCards count={host} />}
        </span>
        <span>
          {awayName}
          {away > 0 && <RedCards count={away} />}
        </span>
      </a>
      <span className={styles.score}>
        {scoreParts(head).map(({ key, host, away }) => (
          <span key={key} className={styles.part} data-part={key}>
            <span>{host}</span>
            <span>{away}</span>
          </span>
        ))}
      </span>
      {lockReason && <LockMark reason={lockReason} sport={head.sport} className={styles.lock} />}
      <OddColumns record={record} groups={groups} names={names} />
      {far && !phone && <MoreMarkets head={head} match={match} href={href} />}
    </div>
  );
});
