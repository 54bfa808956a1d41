import { boardZoom } from '../ui/board-zoom.ts';
import { useMedia } from '../ui/use-media.ts';

/** Of what a finger presses. */
const least = 44;

/** Heights of a board's heads and rows in px of a text of 16; the player chooses how close together rows are. */
export const useRowHeights = (): { head: number; row: number } => {
  const coarse = useMedia('(pointer: coarse)');
  // A phone on its side shows few rows anyway.
  const touch = useMedia('(height >= 31.25rem)') && coarse;
  // So little room that the odds are under the names (board.module.css).
  const narrow = useMedia('(width < 18rem)');
  // 44 and 52 at the default zoom.
  const row = (touch ? 36 : 28) + Number(boardZoom.use()) * 8;
  return { head: narrow || touch ? 36 : 32, row: narrow ? 92 : coarse ? Math.max(row, least) : row };
};
