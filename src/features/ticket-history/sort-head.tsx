import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HistorySortField } from '../../../contract/entities/history-filter.ts';
import { type HistorySearch, historyChange } from './history-search.ts';
import styles from './sort-head.module.css';

interface SortHeadProps {
  field: HistorySortField;
  search: HistorySearch;
  className?: string | undefined;
  children: ReactNode;
}

/** A column's head that sorts by it; pressed again it turns the order round. */
export const SortHead = ({ field, search, className, children }: SortHeadProps) => {
  const sorted = (search.sort ?? 'createdAt') === field;
  const up = sorted && search.up === true;
  const Arrow = up ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" className={className} aria-sort={sorted ? (up ? 'ascending' : 'descending') : 'none'}>
      <Link
        to="/ticket_history"
        search={historyChange(search, { sort: field, up: sorted && !up })}
        replace
        resetScroll={false}
        className={styles.sort}
        data-sorted={sorted}
      >
        {children}
        {sorted && <Arrow size={12} stroke={2} aria-hidden />}
      </Link>
    </th>
  );
};
