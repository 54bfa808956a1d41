import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './history-pages.module.css';

interface HistoryPagesProps {
  page: number;
  totalPages: number;
}

/** Links to the page before and after; the page number lives in the URL, so that back works. */
export const HistoryPages = ({ page, totalPages }: HistoryPagesProps) => {
  const { t } = useTranslation('history');
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <Link to="/ticket_history" search={{ page: page - 1 }} disabled={page <= 1} aria-label={t('previous')}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </Link>
      <span>{t('page', { page, total: totalPages })}</span>
      <Link to="/ticket_history" search={{ page: page + 1 }} disabled={page >= totalPages} aria-label={t('next')}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </Link>
    </nav>
  );
};
