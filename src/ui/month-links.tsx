import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayOf, monthOf, monthStart } from '../i18n/dates/calendar.ts';
import { useDates } from '../i18n/dates/use-dates.ts';
import styles from './month-links.module.css';

interface MonthLinksProps {
  days: { from: string; to: string };
}

/** The month that is shown, or its days where they are no whole month; and the ways to the months before and after. */
export const MonthLinks = ({ days: { from, to } }: MonthLinksProps) => {
  const { t } = useTranslation('common');
  const dates = useDates();
  const today = dayOf(new Date());
  const month = monthOf(from, 0);
  const whole = from === month.from && (to === month.to || (to === today && monthStart(to) === from));
  const at = (ahead: number) => (before: object) => {
    const days = monthOf(from, ahead);
    const current = days.from === monthStart(today);
    return { ...before, page: undefined, ...(current ? { from: undefined, to: undefined } : days) };
  };
  const last = monthStart(from) >= monthStart(today);
  return (
    <nav className={styles.months} aria-label={t('calendar.months')}>
      <Link to="." search={at(-1)} replace aria-label={t('calendar.previousMonth')}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </Link>
      <span className={styles.month}>{whole ? dates.month(from) : `${from} – ${to}`}</span>
      <Link to="." search={at(1)} replace disabled={last} aria-label={t('calendar.nextMonth')}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </Link>
    </nav>
  );
};
