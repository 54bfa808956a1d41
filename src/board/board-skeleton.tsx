import { useTranslation } from 'react-i18next';
import styles from './board-skeleton.module.css';

const rows = [...'abcdefghijkl'];

/** Rows to come, shaped like rows, of prematch below the lines over its list; the router shows it after 200 ms. */
export function BoardSkeleton({ prematch = false }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.skeleton} data-prematch={prematch} role="status" aria-label={t('loading')}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <i className={styles.time} />
          <i className={styles.teams} />
          <i className={styles.odd} />
          <i className={styles.odd} />
          <i className={styles.odd} />
        </div>
      ))}
    </div>
  );
}
