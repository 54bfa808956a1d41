/** Systems that players know by name: the number of selections, and the smallest condition; every one up to n follows. */
const named = [
  { name: 'trixie', size: 3, from: 2 },
  { name: 'patent', size: 3, from: 1 },
  { name: 'yankee', size: 4, from: 2 },
  { name: 'lucky15', size: 4, from: 1 },
  { name: 'canadian', size: 5, from: 2 },
  { name: 'lucky31', size: 5, from: 1 },
  { name: 'heinz', size: 6, from: 2 },
  { name: 'lucky63', size: 6, from: 1 },
  { name: 'superHeinz', size: 7, from: 2 },
  { name: 'goliath', size: 8, from: 2 },
] as const;

export interface NamedSystem {
  name: (typeof named)[number]['name'];
  conditions: number[];
  lines: number;
}

/** The named systems of exactly this many selections, the smaller first (money-and-tickets, System tickets). */
export const namedSystems = (selections: number): NamedSystem[] =>
  named
    .filter(({ size }) => size === selections)
    .map(({ name, size, from }) => ({
      name,
      conditions: Array.from({ length: size - from + 1 }, (_, index) => from + index),
      // All subsets but the empty one and, where singles are left out, the n of one.
      lines: 2 ** size - 1 - (from === 2 ? size : 0),
    }));
