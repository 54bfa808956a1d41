import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import css from './inbox-page.module.css';

const at = (page: number) => (page > 1 ? { page } : {});

/** Links to the page before and after; the page number lives in the address, so that back works. */
export const InboxPages = ({ page, totalPages }: { page: number; totalPages: number }) => {
  const { t } = useTranslation('messages');
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      <Link to="/messages" search={at(page - 1)} disabled={page <= 1} aria-label={t('newer')}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </Link>
      <span>
        {page} / {totalPages}
      </span>
      <Link to="/messages" search={at(page + 1)} disabled={page >= totalPages} aria-label={t('older')}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </Link>
    </nav>
  );
};
