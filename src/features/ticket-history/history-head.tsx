import { useTranslation } from 'react-i18next';
import type { HistoryPage, HistoryTotal } from '../../../contract/http/ticket-history.ts';
import { shownDays } from '../../i18n/dates/calendar.ts';
import { amountText } from '../../ui/amount-text.ts';
import { ListHead } from '../../ui/list-head.tsx';
import { MonthLinks } from '../../ui/month-links.tsx';
import { signedText } from '../../ui/signed-text.ts';
import type { HistorySearch } from './history-search.ts';

interface HistoryHeadProps {
  search: HistorySearch;
  page: Pick<HistoryPage, 'totals'>;
  /** When that was answered, milliseconds by the browser's clock. */
  at: number;
}

const resultOf = ({ staked, paidOut, cashback }: HistoryTotal): number =>
  Math.round((paidOut + cashback - staked) * 100) / 100;

const ticketsOf = (totals: readonly HistoryTotal[], which: 'settled' | 'open'): number =>
  totals.reduce((sum, total) => sum + total[which], 0);

/** What the tickets below add up to, currency by currency: settled ones, and apart from them what is still open. */
export const HistoryHead = ({ search, page: { totals }, at }: HistoryHeadProps) => {
  const { t } = useTranslation('history');
  const cashback = [t('cashback'), (sum: HistoryTotal) => amountText(sum.cashback)] as const;
  const open = ticketsOf(totals, 'open');
  return (
    <ListHead
      id="history-title"
      title={t('title')}
      count={[t('settledTickets'), ticketsOf(totals, 'settled')]}
      totals={totals}
      figures={[
        [t('staked'), ({ staked }) => amountText(staked)],
        [t('paidOut'), ({ paidOut }) => amountText(paidOut)],
        ...(totals.some(({ cashback }) => cashback > 0) ? [cashback] : []),
        [t('result'), (total) => signedText(resultOf(total)), resultOf],
      ]}
      apart={
        open === 0
          ? null
          : {
              count: [t('openTickets'), open],
              figures: [
                [t('atStake'), ({ atStake }) => amountText(atStake)],
                [t('couldPay'), ({ couldPay }) => amountText(couldPay)],
              ],
            }
      }
    >
      <MonthLinks days={shownDays(search, new Date(at))} />
    </ListHead>
  );
};
