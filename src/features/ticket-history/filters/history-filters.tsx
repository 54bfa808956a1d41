import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryPage } from '../../../../contract/http/ticket-history.ts';
import { shownDays } from '../../../i18n/dates/calendar.ts';
import { FiltersFrame } from '../../../ui/kit/filters/filters-frame.tsx';
import { type HistorySearch, historyChange } from '../history-search.ts';
import { TicketFilters } from './ticket-filters.tsx';

interface HistoryFiltersProps {
  search: HistorySearch;
  /** Tickets per state, kind and mark; null while they are on their way. */
  counts: HistoryPage['counts'] | null;
  /** When they were counted, milliseconds by the browser's clock; null while they are on their way. */
  at: number | null;
}

/** Which tickets are shown. Every choice is part of the address, and shown at once: the tickets follow. */
export const HistoryFilters = ({ search: shown, counts, at }: HistoryFiltersProps) => {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const [search, choose] = useOptimistic(shown);
  const go = (next: HistorySearch) =>
    startTransition(async () => {
      choose(next);
      await navigate({ to: '/ticket_history', search: next, replace: true });
    });
  return (
    <FiltersFrame
      names={{ filters: t('filters'), reset: t('reset'), date: t('date'), from: t('from'), to: t('to') }}
      to="/ticket_history"
      days={shownDays(search, at === null ? new Date() : new Date(at))}
      onDays={(days) => go(historyChange(search, days))}
    >
      <TicketFilters search={search} counts={counts} onSearch={go} />
    </FiltersFrame>
  );
};
