import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './as-of.module.css';
import { useTimeAndDay } from './use-time-and-day.ts';

/** A line at the foot of what is shown without a connection: of when it is. It moves nothing when it comes and goes. */
export const AsOf = ({ at }: { at: number }) => {
  const { t } = useTranslation('history');
  const timeAndDay = useTimeAndDay();
  return (
    <p className={styles.asOf} id="history-as-of" role="status">
      <IconWifiOff size={16} stroke={1.75} aria-hidden />
      {t('asOf', timeAndDay(at))}
    </p>
  );
};
