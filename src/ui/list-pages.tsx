import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import styles from './list-pages.module.css';

interface ListPagesProps {
  page: number;
  totalPages: number;
  names: { pages: string; range: string; page: string; previous: string; next: string };
}

/** Links to the page before and after; the page number lives in the URL, so that back works. */
export const ListPages = ({ page, totalPages, names }: ListPagesProps) => {
  const at = (next: number) => (before: object) => ({ ...before, page: next > 1 ? next : undefined });
  return (
    <nav className={styles.pages} aria-label={names.pages}>
      <span className={styles.range}>{names.range}</span>
      {totalPages > 1 && (
        <>
          <Link to="." search={at(page - 1)} disabled={page <= 1} aria-label={names.previous}>
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          </Link>
          <span>{names.page}</span>
          <Link to="." search={at(page + 1)} disabled={page >= totalPages} aria-label={names.next}>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </Link>
        </>
      )}
    </nav>
  );
};
