import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { textScale } from '../ui/text-scale.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './board-list.module.css';
import { offsetsOf, sectionEnds } from './rows-between.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useOddsKeys } from './use-odds-keys.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

export interface BoardItem {
  key: string;
  /** A day stays in sight as long as its rows. */
  kind: 'head' | 'day' | 'row';
}

interface BoardListProps<Item extends BoardItem> {
  items: readonly Item[];
  label: string;
  stale: boolean;
  children(item: Item): ReactNode;
}

const heights = {
  pointer: { head: 32, day: 28, row: 44 },
  /** Not on a phone on its side, which shows few rows anyway. */
  touch: { head: 36, day: 28, row: 52 },
  /** So little room that the odds are under the names (board.module.css). */
  narrow: { head: 36, day: 28, row: 92 },
};

/** A long board of heads and rows of known heights: only those in sight are rendered, and arrows walk its odds. */
export function BoardList<Item extends BoardItem>({ items, label, stale, children }: BoardListProps<Item>) {
  const touch = useMedia('(pointer: coarse) and (height >= 31.25rem)');
  const height = heights[useMedia('(width < 18rem)') ? 'narrow' : touch ? 'touch' : 'pointer'];
  const scale = textScale();
  const offsets = useMemo(() => offsetsOf(items.map(({ kind }) => height[kind] * scale)), [items, height, scale]);
  const ends = useMemo(() => sectionEnds(items.map(({ kind }) => kind)), [items]);
  const list = useRef<HTMLDivElement>(null);
  const { first, last } = useRowsInSight(list, offsets);
  const { rows, stays, follow } = useFocusedRow(list, items);
  const keys = useOddsKeys(rows);
  const style = {
    height: offsets.at(-1),
    '--row': `${height.row / 16}rem`,
    '--league': `${height.head / 16}rem`,
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
