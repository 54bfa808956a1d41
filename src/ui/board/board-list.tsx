import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { useMedia } from '../use-media.ts';
import styles from './board-list.module.css';
import { offsetsOf } from './rows-between.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useOddsKeys } from './use-odds-keys.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

export interface BoardItem {
  key: string;
  kind: 'head' | 'row';
}

interface BoardListProps<Item extends BoardItem> {
  items: readonly Item[];
  label: string;
  stale: boolean;
  children(item: Item): ReactNode;
}

const heights = { pointer: { head: 32, row: 44 }, touch: { head: 36, row: 52 } };

/** A long board of heads and rows of known heights: only those in sight stand in the page, and arrows walk its odds. */
export function BoardList<Item extends BoardItem>({ items, label, stale, children }: BoardListProps<Item>) {
  const { head, row } = heights[useMedia('(pointer: coarse)') ? 'touch' : 'pointer'];
  const offsets = useMemo(() => offsetsOf(items.map(({ kind }) => (kind === 'head' ? head : row))), [items, head, row]);
  const list = useRef<HTMLDivElement>(null);
  const { first, last } = useRowsInSight(list, offsets);
  const { rows, stays, follow } = useFocusedRow(list, items);
  const keys = useOddsKeys(rows);
  const style = { height: offsets.at(-1), '--row': `${row}px`, '--league': `${head}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the buttons of a board
    <div
      ref={list}
      role="group"
      aria-label={label}
      className={styles.list}
      style={style}
      data-stale={stale}
      tabIndex={keys.tabIndex}
      onKeyDown={keys.onKeyDown}
      onFocus={(event) => {
        keys.onFocus(event);
        follow.focus(event);
      }}
      onBlur={(event) => {
        keys.onBlur(event);
        follow.blur(event);
      }}
    >
      {items.map((item, index) =>
        (index >= first && index < last) || stays(item.key) ? (
          <div
            key={item.key}
            className={styles.item}
            style={{ top: offsets[index] }}
            data-odds-row=""
            data-item={index}
          >
            {children(item)}
          </div>
        ) : null,
      )}
    </div>
  );
}
