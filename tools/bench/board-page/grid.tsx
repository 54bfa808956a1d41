import '../../../src/theme/tokens.css';
import '../../../src/theme/base.css';
import type { CustomCellRendererProps } from 'ag-grid-react';
import { memo, useId } from 'react';
import type { SelectionPrice } from '../../../contract/entities/match.ts';
import styles from '../../../src/ui/odds-button.module.css';
import { startDriver } from './driver.ts';
import { createGrid, type GridRow } from './grid-board.tsx';

/*
 * What the other boards show, in an AG Grid: an odd is a button with its name, its arrow for five seconds and its lock,
 * which goes on the slip when it is pressed; drawn by a React component, as its makers advise for such cells.
 */
interface Cell {
  text: string;
  odd: number | undefined;
  locked: boolean;
  moved: '' | 'up' | 'down';
  movedAt: number;
  chosen: boolean;
}

const highlight = 5_000;
const sweepInterval = 250;

const cellOf = ({ MS, O }: SelectionPrice, before: Cell | undefined): Cell => {
  const locked = MS !== 'OPEN' || O === undefined;
  const moves = O !== undefined && before?.odd !== undefined && O !== before.odd;
  const moved = moves ? (O > (before?.odd ?? 0) ? 'up' : 'down') : (before?.moved ?? '');
  return {
    text: locked ? '–' : (O ?? 0).toFixed(2),
    odd: O,
    locked,
    moved,
    movedAt: moves ? performance.now() : (before?.movedAt ?? 0),
    chosen: before?.chosen ?? false,
  };
};

/** Cells that moved, in the order in which they did. */
const moved: { id: string; place: number; cell: Cell }[] = [];
let sweeping = false;

const sweep = (): void => {
  const before = performance.now() - highlight;
  const until = moved.findIndex(({ cell }) => cell.movedAt > before);
  const over = moved.splice(0, until < 0 ? moved.length : until);
  const calmed = new Map<string, (readonly [number, Cell])[]>();
  for (const { id, place, cell } of over) {
    if (grid.rows.get(id)?.cells[place] !== cell) continue;
    calmed.set(id, [...(calmed.get(id) ?? []), [place, { ...cell, moved: '' }]]);
  }
  if (calmed.size > 0) grid.change(calmed);
  sweeping = moved.length > 0;
  if (sweeping) setTimeout(sweep, sweepInterval);
};

interface OddProps extends CustomCellRendererProps<GridRow<Cell>, Cell> {
  place: number;
  name: string;
}

const Odd = memo(function Odd({ value, data, place, name }: OddProps) {
  const id = useId();
  if (!value || !data) return null;
  const { text, locked, moved, chosen } = value;
  const press = () => grid.change(new Map([[data.id, [[place, { ...value, chosen: !chosen }]]]]));
  return (
    <button
      id={id}
      type="button"
      className={styles.board}
      aria-labelledby={`${id}name ${id}`}
      aria-pressed={chosen}
      aria-disabled={locked}
      data-moved={locked ? '' : moved}
      data-odd=""
      tabIndex={-1}
      onClick={press}
    >
      <span id={`${id}name`} hidden>{`${data.match}, ${name},`}</span>
      {text}
    </button>
  );
});

const grid = createGrid<Cell>({
  cellOf,
  changed: (id, place, cell) => {
    if (cell.moved === '') return;
    moved.push({ id, place, cell });
    if (sweeping) return;
    sweeping = true;
    setTimeout(sweep, sweepInterval);
  },
  column: (place, name) => ({
    valueGetter: ({ data }) => data?.cells[place],
    cellRenderer: Odd,
    cellRendererParams: { place, name },
    cellClass: 'odd',
  }),
  figure: ' button',
});

await startDriver(grid.contestant);
