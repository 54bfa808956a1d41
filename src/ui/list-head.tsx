import type { ReactNode } from 'react';
import styles from './list-head.module.css';
import { walletName } from './wallet-name.ts';

interface Sum {
  currency: string;
  currency_id: number;
}

interface ListHeadProps<Total extends Sum> {
  id: string;
  title: string;
  count: [name: string, count: ReactNode];
  /** What is said of each wallet. */
  figures: readonly (readonly [name: string, figure: (total: Total) => string])[];
  totals: readonly Total[];
  /** Which of them are shown, and what can be done with them. */
  children: ReactNode;
}

/** The head of a list of money: its name, and what it adds up to wallet by wallet. */
export const ListHead = <Total extends Sum>(props: ListHeadProps<Total>) => {
  const { id, title, count, figures, totals, children } = props;
  return (
    <div className={styles.head}>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{count[0]}</dt>
          <dd>{count[1]}</dd>
        </div>
        {totals.length > 0 &&
          figures.map(([name, figure]) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              {totals.map((total) => (
                <dd key={total.currency_id}>
                  {figure(total)} <small>{walletName(total)}</small>
                </dd>
              ))}
            </div>
          ))}
      </dl>
      <div className={styles.tools}>{children}</div>
    </div>
  );
};
