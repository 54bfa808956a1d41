import { useTranslation } from 'react-i18next';
import type { HistoryPage, HistoryTotal } from '../../../contract/http/ticket-history.ts';
import { shownDays } from '../../i18n/dates/calendar.ts';
import { amountText } from '../../ui/amount-text.ts';
import { MonthLinks } from '../../ui/filters/month-links.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { signedText } from '../../ui/signed-text.ts';
import type { HistorySearch } from './history-search.ts';

interface HistoryHeadProps {
  search: HistorySearch;
  page: Pick<HistoryPage, 'total' | 'totals'>;
}

/** What the tickets below add up to, currency by currency. */
export const HistoryHead = ({ search, page: { total, totals } }: HistoryHeadProps) => {
  const { t } = useTranslation('history');
  const cashback = [t('cashback'), (sum: HistoryTotal) => amountText(sum.cashback)] as const;
  return (
    <ListHead
      id="history-title"
      title={t('title')}
      count={[t('tickets'), total]}
      totals={totals}
      figures={[
        [t('staked'), ({ staked }) => amountText(staked)],
        [t('paidOut'), ({ paidOut }) => amountText(paidOut)],
        ...(totals.some(({ cashback }) => cashback > 0) ? [cashback] : []),
        [t('result'), ({ staked, paidOut, cashback }) => signedText(paidOut + cashback - staked)],
      ]}
    >
      <MonthLinks
        days={shownDays(search, new Date())}
        names={{ months: t('months'), previous: t('previousMonth'), next: t('nextMonth') }}
      />
    </ListHead>
  );
};
