import styles from './history-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Shaped like the rows that are on their way. */
export const HistorySkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    {rows.map((row) => (
      <div key={row} className={styles.row}>
        <span />
        <span />
        <span />
      </div>
    ))}
  </div>
);
