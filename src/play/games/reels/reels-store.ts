import type { LineWin } from '../../../../contract/games/reels.ts';

/** What the reels show: symbols by reel from the top, more than three of them only while a reel runs. */
export interface ReelsView {
  strips: readonly (readonly string[])[];
  /** Winning cells as `reel:row`; empty while nothing is framed. */
  lit: readonly string[];
  lines: readonly LineWin[];
  /** Which free game runs, of how many, and what the free games have paid so far. */
  free: { nth: number; of: number; times: number; soFar: number } | null;
}
