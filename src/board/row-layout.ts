import type { ColumnGroup, RowFrame } from './columns.ts';

/** How the rows of a board lie in its width: the board reckons with it, and so do the rows that come with the document. */
export interface RowLayout {
  /** As narrow as a phone: other rows. */
  phone: boolean;
  groups: readonly ColumnGroup[];
  frame: RowFrame;
  /** `grid-template-columns` of head and rows. */
  columns: string;
  /** Of the league's name next to those of the sides; 0 without one. */
  inLeague: string;
  /** In px, for the names of the sides. */
  room: number;
}
