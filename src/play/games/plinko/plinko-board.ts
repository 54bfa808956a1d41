/** Pegs and pockets in a drawing 100 wide; a row is as high as its pegs are apart. */
export interface PlinkoBoard {
  readonly gap: number;
  readonly height: number;
  readonly pegs: readonly (readonly [number, number])[];
  /** Left edges of the pockets. */
  readonly pockets: readonly number[];
}

const top = 4;

/** Row r has r + 3 pegs around the middle, so a ball falls between pegs and ends in one of `rows + 1` pockets. */
export const plinkoBoard = (rows: number): PlinkoBoard => {
  const gap = 100 / (rows + 2);
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_peg, at) => [50 + (at - (row + 2) / 2) * gap, top + row * gap] as const),
  ).flat();
  const pockets = Array.from({ length: rows + 1 }, (_, at) => 50 + (at - (rows + 1) / 2) * gap);
  return { gap, height: top + rows * gap, pegs, pockets };
};

/** Where the ball is after each row: above the first, then left or right of the peg. */
export const plinkoPath = (rows: number, path: readonly (0 | 1)[]): (readonly [number, number])[] => {
  const { gap } = plinkoBoard(rows);
  let x = 50;
  const places: (readonly [number, number])[] = [[50, -gap / 2]];
  for (const [row, step] of path.entries()) {
    places.push([x, top + (row - 0.35) * gap]);
    x += (step === 1 ? 0.5 : -0.5) * gap;
  }
  places.push([x, top + (rows - 0.1) * gap]);
  return places;
};
