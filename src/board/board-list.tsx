import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { textScale } from '../ui/text-scale.ts';
import styles from './board-list.module.css';
import { offsetsOf, sectionEnds } from './rows-between.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useOddsKeys } from './use-odds-keys.ts';
import { useRowHeights } from './use-row-heights.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

export interface BoardItem {
  key: string;
  /** A day stays visible as long as its rows. */
  kind: 'head' | 'day' | 'row';
}

interface BoardListProps<Item extends BoardItem> {
  items: readonly Item[];
  label: string;
  stale: boolean;
  children(item: Item): ReactNode;
}

/** A long board of heads and rows of known heights: only visible ones are rendered, and arrow keys move between its odds. */
export function BoardList<Item extends BoardItem>({ items, label, stale, children }: BoardListProps<Item>) {
  const { head, row } = useRowHeights();
  const scale = textScale();
  const offsets = useMemo(
    () => offsetsOf(items.map(({ kind }) => ({ head, day: 28, row })[kind] * scale)),
    [items, head, row, scale],
  );
  const ends = useMemo(() => sectionEnds(items.map(({ kind }) => kind)), [items]);
  const list = useRef<HTMLDivElement>(null);
  const { first, last } = useRowsInSight(list, offsets);
  const { rows, stays, follow } = useFocusedRow(list, items);
  const keys = useOddsKeys(rows);
  const style = {
    height: offsets.at(-1),
    '--row': `${row / 16}rem`,
    '--league': `${head / 16}rem`,
  } as CSSProperties;
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
      {items.map((item, index) => {
        const end = ends[index] ?? 0;
        if ((end <= first || index >= last) && !stays(item.key)) return null;
        const top = offsets[index] ?? 0;
        return (
          <div
            key={item.key}
            className={item.kind === 'day' ? styles.section : styles.item}
            style={{ top, height: (offsets[end] ?? 0) - top }}
            data-odds-row=""
            data-item={index}
          >
            {children(item)}
          </div>
        );
      })}
    </div>
  );
}
