import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { useOfferNames } from '../../i18n/markets.ts';
import { type BettingSearch, bettingSearch } from './betting-search.ts';

/** Why no match is shown, and the way to where there are some. */
export function EmptyList({ search: { q, sport = defaultSport, special } }: { search: BettingSearch }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  if (q !== undefined)
    return (
      <BoardMessage title={t('emptySearch', { words: q, sport: names.sport(sport) })}>
        {t('emptySearchText')}
      </BoardMessage>
    );
  return (
    <BoardMessage
      title={t('emptyTitle')}
      action={
        <Link to="/betting" search={bettingSearch({ sport, time: 'all' })}>
          {t('showAll')}
        </Link>
      }
    >
      {t(special === undefined ? 'emptyTime' : 'emptyDay')}
    </BoardMessage>
  );
}
