import type { ReactNode } from 'react';
import styles from './board-message.module.css';

/** An empty or failed board: what is so, why, and the next step. */
export function BoardMessage({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.message} role="status">
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
