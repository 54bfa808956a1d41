import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { MatchClock } from '../../board/match-clock.tsx';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { ScoreRow } from './score-row.tsx';

/** A match in play, on the way to it. */
export const LiveScoreRow = memo(function LiveScoreRow({ record }: { record: MatchRecord }) {
  const names = useOfferNames();
  const head = useHead(record);
  const { eventId, sport, matchPhase, matchState } = head;
  return (
    <ScoreRow
      at={head}
      start={<MatchClock phase={matchPhase} names={names} />}
      link={(sides) => (
        <Link to="/live_betting" search={{ sport, event: eventId }}>
          {sides}
        </Link>
      )}
      over={matchState === 'F'}
    />
  );
});
