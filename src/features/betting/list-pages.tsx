import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSize } from '../../../domain/limits.ts';
import { type BettingSearch, bettingSearch } from './betting-search.ts';
import styles from './list-pages.module.css';
import type { BettingList } from './load-betting.ts';

/**
 * Links to the page before and after, below the list. Who takes one goes on at the top of the other page. Plain because the
 * prematch list is a first page.
 */
export function ListPages({ search, list }: { search: BettingSearch; list: BettingList }) {
  const { t } = useTranslation('betting');
  const nav = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const page = search.page ?? 1;
  const range = t('pageRange', {
    from: (page - 1) * pageSize + 1,
    to: (page - 1) * pageSize + list.matches.length,
    total: list.total,
  });
  const step = (next: number) => ({
    search: bettingSearch({ ...search, page: next }),
    disabled: next < 1 || next > list.totalPages,
    className: styles.step,
    onClick: () => {
      turned.current = true;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turned page moves the focus
  useEffect(() => {
    if (turned.current)
      nav.current
        ?.closest('[data-scroll-restoration-id]')
        ?.querySelector<HTMLElement>('h1')
        ?.focus({ preventScroll: true });
    turned.current = false;
  }, [page]);
  return (
    <nav ref={nav} className={styles.pages} aria-label={t('pages')}>
      <Link to="/betting" {...step(page - 1)} aria-label={t('previous')}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      <span role="status">{range}</span>
      <Link to="/betting" {...step(page + 1)} aria-label={t('next')}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
    </nav>
  );
}
