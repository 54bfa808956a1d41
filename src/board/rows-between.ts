/** Rows from `first` up to, not including, `last`. */
export interface RowRange {
  first: number;
  last: number;
}

/** Prefix sums of row heights: the top of every row, and the end of the last. */
export const offsetsOf = (heights: readonly number[]): readonly number[] => {
  const offsets = [0];
  let end = 0;
  for (const height of heights) {
    end += height;
    offsets.push(end);
  }
  return offsets;
};

/** Up to which item, not including it, each reaches: a day to the next head or day, all others over themselves alone. */
export const sectionEnds = (kinds: readonly ('head' | 'day' | 'row')[]): readonly number[] => {
  const ends: number[] = [];
  let next = kinds.length;
  for (let item = kinds.length - 1; item >= 0; item -= 1) {
    ends[item] = kinds[item] === 'day' ? next : item + 1;
    if (kinds[item] !== 'row') next = item;
  }
  return ends;
};

/** How many of the ascending `offsets` are at or before `point`. */
const countUpTo = (offsets: readonly number[], point: number): number => {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? Number.POSITIVE_INFINITY) <= point) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const rowsBetween = (offsets: readonly number[], from: number, to: number): RowRange => {
  const rows = offsets.length - 1;
  const first = Math.min(Math.max(0, countUpTo(offsets, from) - 1), rows);
  const last = Math.min(Math.max(first, countUpTo(offsets, to)), rows);
  return { first, last };
};
