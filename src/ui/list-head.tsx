import type { ReactNode } from 'react';
import styles from './list-head.module.css';
import { walletName } from './wallet-name.ts';

interface Sum {
  currency: string;
  currency_id: number;
}

interface Figures<Total extends Sum> {
  count: [name: string, count: ReactNode];
  /** Figures of each wallet, and their signs. */
  figures: readonly (readonly [name: string, figure: (total: Total) => string, sign?: (total: Total) => number])[];
}

interface ListHeadProps<Total extends Sum> extends Figures<Total> {
  id: string;
  title: string;
  totals: readonly Total[];
  /** Figures that do not add up with the others, and are apart from them. */
  apart?: Figures<Total> | null;
  /** Which of them are shown, and what can be done with them. */
  children: ReactNode;
}

const wayOf = (sign: number | undefined) => (sign ? (sign > 0 ? 'up' : 'down') : undefined);

const FigureList = <Total extends Sum>(props: Figures<Total> & { totals: readonly Total[]; apart?: boolean }) => {
  const { count, figures, totals, apart } = props;
  return (
    <dl className={styles.figures} data-apart={apart}>
      <div className={styles.figure}>
        <dt>{count[0]}</dt>
        <dd>{count[1]}</dd>
      </div>
      {totals.length > 0 &&
        figures.map(([name, figure, sign]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            {totals.map((total) => (
              <dd key={total.currency_id} data-way={wayOf(sign?.(total))}>
                {figure(total)} <small>{walletName(total)}</small>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
};

/** The head of a list of money: its name, and what it adds up to wallet by wallet. */
export const ListHead = <Total extends Sum>(props: ListHeadProps<Total>) => {
  const { id, title, count, figures, totals, apart, children } = props;
  return (
    <div className={styles.head}>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      <FigureList count={count} figures={figures} totals={totals} />
      {apart && <FigureList {...apart} totals={totals} apart />}
      <div className={styles.tools}>{children}</div>
    </div>
  );
};
