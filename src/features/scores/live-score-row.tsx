import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { MatchClock } from '../../ui/board/match-clock.tsx';
import { ScoreRow } from './score-row.tsx';

/** A match in play, on the way to it. */
export const LiveScoreRow = memo(function LiveScoreRow({ record }: { record: MatchRecord }) {
  const head = useHead(record);
  const { eventId, sport, matchPhase, matchState } = head;
  return (
    <ScoreRow
      at={head}
      start={<MatchClock phase={matchPhase} />}
      link={(names) => (
        <Link to="/live_betting" search={{ sport, event: eventId }}>
          {names}
        </Link>
      )}
      over={matchState === 'F'}
    />
  );
});
