import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { KeptAddress } from '../../running/kept-history.ts';
import type { HistorySearch } from './history-search.ts';
import { useTimeAndDay } from './use-time-and-day.ts';

/** Leads to a list of tickets that is kept for when there is no connection. */
export const KeptLink = ({ kept, className }: { kept: KeptAddress; className?: string | undefined }) => {
  const { t } = useTranslation('history');
  const timeAndDay = useTimeAndDay();
  return (
    // The page reads what it may hold.
    <Link to="/ticket_history" search={kept.search as HistorySearch} replace className={className}>
      {t('showAsOf', timeAndDay(kept.at))}
    </Link>
  );
};
