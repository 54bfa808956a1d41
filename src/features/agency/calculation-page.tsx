import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DayClose } from '../../../contract/http/agency-office.ts';
import { dayAfter } from '../../i18n/dates/day-after.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import css from './agency.module.css';
import { type AgencySearch, agencyChange } from './agency-search.ts';
import { DayOfFloat } from './day-of-float.tsx';
import { WalletChoice } from './list-tools.tsx';
import { Receipts, type ReceiptsProps } from './receipts.tsx';

/** The day that is shown, and the ways to the days around it. */
const Day = ({ search, close: { day, running } }: { search: AgencySearch; close: DayClose }) => {
  const { t } = useTranslation('agency');
  const dates = useDates();
  const link = (to: string, name: string, Icon: typeof IconChevronLeft, disabled = false) => (
    <Link
      to="/account/bonuses/affiliates/$page"
      params={{ page: 'calculation' }}
      search={agencyChange(search, { day: to })}
      className={css.more}
      disabled={disabled}
      aria-label={name}
      replace
      resetScroll={false}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </Link>
  );
  return (
    <nav className={css.dayNav} aria-label={t('day.title')}>
      {link(dayAfter(day, -1), t('day.before'), IconChevronLeft)}
      <span>{dates.near(day)}</span>
      {link(dayAfter(day, 1), t('day.after'), IconChevronRight, running)}
    </nav>
  );
};

/** An agent's float day by day, and every move of credit that he made or that was made with him. */
export const CalculationPage = ({ close, ...list }: ReceiptsProps & { close: DayClose }) => {
  const { t } = useTranslation('agency');
  return (
    <>
      <div className={css.tools}>
        <h1 className={css.title}>{t('pages.calculation')}</h1>
        <Day search={list.search} close={close} />
        <WalletChoice page="calculation" search={list.search} />
      </div>
      <DayOfFloat close={close} />
      <Receipts {...list} />
    </>
  );
};
