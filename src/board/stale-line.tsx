import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './stale-line.module.css';

/** A line above a board: its numbers are not being updated. */
export function StaleLine() {
  const { t } = useTranslation('betting');
  return (
    <p className={styles.stale} role="status">
      <IconPlugConnectedX size={16} stroke={1.75} aria-hidden="true" />
      {t('stale')}
    </p>
  );
}
