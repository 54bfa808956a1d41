import { IconChevronLeft, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MatchClock } from '../../board/match-clock.tsx';
import { MatchHead } from '../../board/match-head.tsx';
import { MatchStanding } from '../../board/match-standing.tsx';
import { ScoreHead } from '../../board/score-head.tsx';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { liveSearch } from './live-search.ts';

/** League, sides and score; next to the list it has a close button, in its place a way back to it. */
export function LiveHead({ record, beside }: { record: MatchRecord; beside: boolean }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const head = useHead(record);
  const Icon = beside ? IconX : IconChevronLeft;
  const toList = (
    <Link
      to="/live_betting"
      search={(before) => liveSearch({ ...before, sport: head.sport, event: undefined })}
      aria-label={t(beside ? 'closeMatch' : 'backToList')}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
  const standing = (
    <MatchStanding head={head}>
      <MatchClock phase={head.matchPhase} names={names} />
    </MatchStanding>
  );
  return (
    <MatchHead at={head} page="live_betting" standing={standing} {...(beside ? { close: toList } : { back: toList })}>
      <ScoreHead head={head} />
    </MatchHead>
  );
}
