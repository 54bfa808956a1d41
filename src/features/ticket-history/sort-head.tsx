import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HistorySortField } from '../../../contract/entities/history-filter.ts';
import { SortedHead } from '../../ui/sorted-head.tsx';
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
  return (
    <SortedHead
      order={sorted ? (up ? 'ascending' : 'descending') : null}
      className={className}
      name={children}
      press={(name) => (
        <Link
          to="/ticket_history"
          search={historyChange(search, { sort: field, up: sorted && !up })}
          replace
          resetScroll={false}
          className={styles.sort}
          data-sorted={sorted}
        >
          {name}
        </Link>
      )}
    />
  );
};
