import { useDates } from '../../../i18n/dates/use-dates.ts';
import styles from './day-line.module.css';

/** Names the day of the rows below within a league, and stays visible over them. */
export function DayLine({ day }: { day: string }) {
  return <h3 className={styles.day}>{useDates().head(day)}</h3>;
}
