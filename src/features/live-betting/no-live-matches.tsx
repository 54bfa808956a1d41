import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SportCode } from '../../../contract/entities/sport.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { liveSearch } from './live-search.ts';

/** Why no match is listed, and the way to where there are some: of all leagues, else those that begin later. */
export default function NoLiveMatches({ sport, leagues }: { sport: SportCode; leagues: ReadonlySet<string> }) {
  const { t } = useTranslation('betting');
  const limited = leagues.size > 0;
  return (
    <BoardMessage
      title={t('emptyTitle')}
      action={
        limited ? (
          <Link to="/live_betting" search={liveSearch({ sport })}>
            {t('showAll')}
          </Link>
        ) : (
          <Link to="/betting">{t('toPrematch')}</Link>
        )
      }
    >
      {t(limited ? 'emptyLeagues' : 'emptyLive')}
    </BoardMessage>
  );
}
