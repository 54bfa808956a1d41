import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryPage, HistoryTotal } from '../../../contract/http/ticket-history.ts';
import { amountText } from '../../ui/amount-text.ts';
import { walletName } from '../../ui/wallet-name.ts';
import { dayText, monthName, monthOf, monthStart } from './days.ts';
import styles from './history-head.module.css';
import { daysOf, type HistorySearch, historyChange } from './history-search.ts';

/** The month that is shown, or its days where they are no whole month; and the ways to the months before and after. */
const Months = ({ search }: { search: HistorySearch }) => {
  const { t, i18n } = useTranslation('history');
  const today = dayText(new Date());
  const { from, to } = daysOf(search, new Date());
  const month = monthOf(from, 0);
  const whole = from === month.from && (to === month.to || (to === today && monthStart(to) === from));
  const at = (ahead: number) => {
    const days = monthOf(from, ahead);
    const current = days.from === monthStart(today);
    return historyChange(search, current ? { from: undefined, to: undefined } : days);
  };
  const last = monthStart(from) >= monthStart(today);
  return (
    <nav className={styles.months} aria-label={t('months')}>
      <Link to="/ticket_history" search={at(-1)} replace aria-label={t('previousMonth')}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </Link>
      <span className={styles.month}>{whole ? monthName(from, i18n.language) : `${from} – ${to}`}</span>
      <Link to="/ticket_history" search={at(1)} replace disabled={last} aria-label={t('nextMonth')}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </Link>
    </nav>
  );
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    {children}
  </div>
);

const signed = (amount: number) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${amountText(Math.abs(amount))}`;
const resultOf = ({ staked, paidOut }: HistoryTotal) => Math.round((paidOut - staked) * 100) / 100;

interface HistoryHeadProps {
  search: HistorySearch;
  page: Pick<HistoryPage, 'total' | 'totals'>;
}

/** What the tickets below add up to, currency by currency. */
export const HistoryHead = ({ search, page: { total, totals } }: HistoryHeadProps) => {
  const { t } = useTranslation('history');
  const money = (figure: (sum: HistoryTotal) => string) =>
    totals.map((sum) => (
      <dd key={sum.currency_id}>
        {figure(sum)} <small>{walletName(sum)}</small>
      </dd>
    ));
  return (
    <div className={styles.head}>
      <h1 id="history-title" className={styles.title}>
        {t('title')}
      </h1>
      <dl className={styles.figures}>
        <Figure name={t('tickets')}>
          <dd>{total}</dd>
        </Figure>
        {totals.length > 0 && (
          <>
            <Figure name={t('staked')}>{money(({ staked }) => amountText(staked))}</Figure>
            <Figure name={t('paidOut')}>{money(({ paidOut }) => amountText(paidOut))}</Figure>
            <Figure name={t('result')}>{money((sum) => signed(resultOf(sum)))}</Figure>
          </>
        )}
      </dl>
      <Months search={search} />
    </div>
  );
};
