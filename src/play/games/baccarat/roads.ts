import type { BaccaratPlace } from '../../../../contract/games/baccarat.ts';

/** A mark of the big road; `ties` came after it before the next hand won. */
export interface RoadMark {
  winner: 'player' | 'banker';
  column: number;
  row: number;
  ties: number;
}

export const roadRows = 6;

/**
 * The big road of results in the order they came: a column for every run of one hand, downwards; a run that finds no
 * room below goes on to the right. Ties are strokes on the mark before them; those before the first mark are left out.
 */
export const bigRoad = (winners: readonly BaccaratPlace[]): RoadMark[] => {
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const winner of winners) {
    const last = marks.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
      continue;
    }
    let place = { column: 0, row: 0 };
    if (last?.winner === winner) {
      const below = { column: last.column, row: last.row + 1 };
      // A run that has turned to the right goes on there.
      const turned = last.column > start;
      const isFree = !turned && below.row < roadRows && !taken.has(`${below.column} ${below.row}`);
      place = isFree ? below : { column: last.column + 1, row: last.row };
    } else {
      start += 1;
      while (taken.has(`${start} 0`)) start += 1;
      place = { column: start, row: 0 };
    }
    taken.add(`${place.column} ${place.row}`);
    marks.push({ winner, ...place, ties: 0 });
  }
  return marks;
};
