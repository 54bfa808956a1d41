import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type TimeFilter, timeFilters } from '../../../../contract/entities/offer.ts';
import styles from './time-filter.module.css';

/** Within which time matches begin. */
export function TimeFilterTabs({ chosen }: { chosen: TimeFilter }) {
  const { t } = useTranslation('betting');
  return (
    <nav className={styles.times} aria-label={t('startsWithin')}>
      {timeFilters.map((time) => (
        <Link
          key={time}
          from="/betting"
          to="/betting"
          search={(search) => ({ ...search, time, page: undefined, event: undefined })}
          className={styles.time}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={time === chosen ? 'true' : undefined}
          data-chosen={time === chosen}
        >
          {t(`time.${time}`)}
        </Link>
      ))}
    </nav>
  );
}
