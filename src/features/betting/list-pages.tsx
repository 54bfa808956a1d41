import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type BettingSearch, bettingSearch } from './betting-search.ts';
import styles from './list-pages.module.css';

/** The ways to the page before and after, below the list. */
export function ListPages({ search, totalPages }: { search: BettingSearch; totalPages: number }) {
  const { t } = useTranslation('betting');
  const page = search.page ?? 1;
  const at = (next: number) => bettingSearch({ ...search, page: next });
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <Link to="/betting" search={at(page - 1)} disabled={page <= 1} className={styles.step} aria-label={t('previous')}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      <span>{`${page} / ${totalPages}`}</span>
      <Link
        to="/betting"
        search={at(page + 1)}
        disabled={page >= totalPages}
        className={styles.step}
        aria-label={t('next')}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
    </nav>
  );
}
