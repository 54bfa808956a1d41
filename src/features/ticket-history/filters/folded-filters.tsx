import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineIsland } from '../../../theme/mantine-island.tsx';
import { facetsOf, type HistorySearch, historyChange } from '../history-search.ts';
import css from './folded-filters.module.css';
import { TicketFilters } from './ticket-filters.tsx';

const none = { show: undefined, stake: undefined, win: undefined, match: undefined };

interface FoldedFiltersProps {
  search: HistorySearch;
  /** Takes the page to another search; what is chosen is shown until it is there. */
  onSearch(search: HistorySearch): Promise<void>;
}

/** The filters of tickets over their list, folded away until they are opened; shows how many are in force. */
export const FoldedFilters = ({ search: shown, onSearch }: FoldedFiltersProps) => {
  const { t } = useTranslation('history');
  const [search, choose] = useOptimistic(shown);
  const go = (next: HistorySearch) =>
    startTransition(async () => {
      choose(next);
      await onSearch(next);
    });
  const { stake, win, match } = search;
  const inForce = facetsOf(search).length + [stake, win, match].filter((one) => one !== undefined).length;
  return (
    <MantineIsland>
      <details className={css.filters}>
        <summary className={css.head}>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />
          {t('filters')} {inForce > 0 && <span className={css.count}>{inForce}</span>}
        </summary>
        <div className={css.groups}>
          <TicketFilters search={search} counts={null} onSearch={go} />
        </div>
        {inForce > 0 && (
          <button type="button" className={css.reset} onClick={() => go(historyChange(search, none))}>
            {t('reset')}
          </button>
        )}
      </details>
    </MantineIsland>
  );
};
