import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { MatchBar } from '../../ui/board/match-bar.tsx';
import { ScoreHead } from '../../ui/board/score-head.tsx';
import { liveSearch } from './live-search.ts';

/** Which league, who plays, how it stands. */
export function LiveHead({ record }: { record: MatchRecord }) {
  const { t } = useTranslation('betting');
  const head = useHead(record);
  return (
    <header>
      <MatchBar
        at={head}
        page="live_betting"
        close={
          <Link
            to="/live_betting"
            search={(before) => liveSearch({ ...before, sport: head.sport, event: undefined })}
            aria-label={t('closeMatch')}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        }
      />
      <ScoreHead head={head} />
    </header>
  );
}
