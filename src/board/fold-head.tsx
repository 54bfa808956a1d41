import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './board.module.css';

interface FoldHeadProps {
  title: string;
  icon?: ReactNode;
  count: number;
  folded: boolean;
  /** A head without it has nothing to press (src/first-rows). */
  onFold?: (() => void) | undefined;
  children?: ReactNode;
}

/** A head inside a board; pressing it folds the rows below away. */
export function FoldHead({ title, icon, count, folded, onFold, children }: FoldHeadProps) {
  const Chevron = folded ? IconChevronDown : IconChevronUp;
  return (
    <div className={styles.league}>
      {icon}
      <h2 className={styles.leagueName}>{title}</h2>
      <span className={styles.count}>{count}</span>
      <span className={styles.space} />
      {children}
      {onFold && (
        <button type="button" className={styles.fold} aria-expanded={!folded} aria-label={title} onClick={onFold}>
          <Chevron size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
