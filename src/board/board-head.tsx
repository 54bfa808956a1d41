import type { ReactNode } from 'react';
import { useOfferNames } from '../i18n/markets.ts';
import styles from './board.module.css';
import type { ColumnGroup } from './columns.ts';

interface BoardHeadProps {
  groups: readonly ColumnGroup[];
  before: readonly ReactNode[];
  className?: string | undefined;
  /** One line: without the names of the markets. */
  plain?: boolean;
}

/** The sticky head of a board: markets over their outcomes. Screen readers get both at every odd, so they skip it. */
export function BoardHead({ groups, before, className, plain = false }: BoardHeadProps) {
  const names = useOfferNames();
  let column = before.length + 1;
  return (
    <div className={`${styles.head} ${className ?? ''}`} data-plain={plain} aria-hidden="true">
      {before.map((head, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
        <span key={place} className={styles.before} style={{ gridColumn: place + 1 }}>
          {head}
        </span>
      ))}
      {groups.map(({ market, selections, hasLine }) => {
        const start = column;
        const first = start + (hasLine ? 1 : 0);
        column = first + selections.length + 1;
        return [
          !plain && (
            <span
              key={market}
              className={styles.title}
              style={{ gridColumn: `${start} / ${first + selections.length}` }}
            >
              {names.marketShort(market)}
            </span>
          ),
          selections.map((selection, place) => (
            <span key={`${market} ${selection}`} className={styles.column} style={{ gridColumn: first + place }}>
              {names.selectionShort(selection)}
            </span>
          )),
        ];
      })}
    </div>
  );
}
