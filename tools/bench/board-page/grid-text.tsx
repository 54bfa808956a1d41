import type { SelectionPrice } from '../../../contract/entities/match.ts';
import { startDriver } from './driver.ts';
import { createGrid } from './grid-board.tsx';

/** The least an AG Grid can show: numbers as text, that nobody can press, without a name, an arrow or a lock. */
const textOf = (price: SelectionPrice): string =>
  price.MS !== 'OPEN' || price.O === undefined ? '–' : price.O.toFixed(2);

const { contestant } = createGrid<string>({
  cellOf: textOf,
  column: (place) => ({ valueGetter: ({ data }) => data?.cells[place] }),
  figure: '',
});

await startDriver(contestant);
