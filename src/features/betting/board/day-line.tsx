import { useTranslation } from 'react-i18next';
import { longDayText } from '../kick-off.ts';
import styles from './day-line.module.css';

/** Names the day of the rows below within a league, and stays in sight over them. */
export function DayLine({ day }: { day: string }) {
  const { t, i18n } = useTranslation('betting');
  return <h3 className={styles.day}>{longDayText(`${day}T12:00:00`, i18n.language, t)}</h3>;
}
