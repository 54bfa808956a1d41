/** What the table shows other than the bet: the chip in hand, the last numbers, and which places won. */
export interface RouletteView {
  hand: number | null;
  /** Where the ball lies; shown on the felt once it has fallen. */
  ball: number | null;
  number: number | null;
  wins: readonly string[] | null;
  last: readonly number[];
  /** While the wheel turns, on a narrow screen it lies over the felt. */
  spinning: boolean;
}

export const noView: RouletteView = { hand: null, ball: null, number: null, wins: null, last: [], spinning: false };
