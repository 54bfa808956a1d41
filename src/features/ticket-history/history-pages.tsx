import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageSize } from '../../../domain/limits.ts';
import styles from './history-pages.module.css';
import { type HistorySearch, historySearch } from './history-search.ts';

interface HistoryPagesProps {
  search: HistorySearch;
  total: number;
  totalPages: number;
}

/** Links to the page before and after; the page number lives in the URL, so that back works. */
export const HistoryPages = ({ search, total, totalPages }: HistoryPagesProps) => {
  const { t } = useTranslation('history');
  const page = search.page ?? 1;
  const first = (page - 1) * pageSize + 1;
  const at = (next: number) => historySearch({ ...search, page: next });
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <span className={styles.range}>{t('range', { first, last: Math.min(first + pageSize - 1, total), total })}</span>
      {totalPages > 1 && (
        <>
          <Link to="/ticket_history" search={at(page - 1)} disabled={page <= 1} aria-label={t('previous')}>
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          </Link>
          <span>{t('page', { page, total: totalPages })}</span>
          <Link to="/ticket_history" search={at(page + 1)} disabled={page >= totalPages} aria-label={t('next')}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </Link>
        </>
      )}
    </nav>
  );
};
