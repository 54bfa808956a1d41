/** Chips on places, one heap a place. */
export type Chips<Place extends string = string> = { place: Place; stake: number }[];

export const addChip = <Place extends string>(chips: Chips<Place>, place: Place, stake: number): Chips<Place> =>
  chips.some((heap) => heap.place === place)
    ? chips.map((heap) => (heap.place === place ? { place, stake: heap.stake + stake } : heap))
    : [...chips, { place, stake }];

export const takeOff = <Place extends string>(chips: Chips<Place>, place: Place): Chips<Place> =>
  chips.filter((heap) => heap.place !== place);

/** A heap pushed to another place, onto the chips there. */
export const moveChips = (chips: Chips, from: string, to: string): Chips => {
  const heap = chips.find(({ place }) => place === from);
  return heap && from !== to ? addChip(takeOff(chips, from), to, heap.stake) : chips;
};

export const doubled = <Place extends string>(chips: Chips<Place>): Chips<Place> =>
  chips.map(({ place, stake }) => ({ place, stake: stake * 2 }));

/** The chip a heap is drawn with: the largest that it holds. */
export const topChip = (stake: number, values: readonly number[]): number =>
  values.filter((value) => value <= stake).at(-1) ?? stake;
