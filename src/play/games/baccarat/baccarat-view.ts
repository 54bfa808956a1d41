import type { BaccaratPlace } from '../../../../contract/games/baccarat.ts';
import type { Dealt } from './hands.tsx';

/** What the table shows other than the bet: the chip in hand, the hands as far as they are dealt, and what won once they are. */
export interface BaccaratView {
  hand: number | null;
  dealt: Dealt | null;
  shown: number;
  winner: BaccaratPlace | null;
}

export const noView: BaccaratView = { hand: null, dealt: null, shown: 0, winner: null };
