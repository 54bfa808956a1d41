/** A market before the margin: fair chances of its selections, pushes already taken out. */
export interface FairMarket {
  code: string;
  band: string | null;
  /** In the order of the market's selections. */
  chances: readonly (readonly [selection: string, chance: number])[];
}

export const fairMarket = (code: string, chances: FairMarket['chances'], band: string | null = null): FairMarket => ({
  code,
  band,
  chances,
});

/** Chances of two sides when a third result gives the stake back. */
export const withoutPush = (first: number, second: number): [number, number] => {
  const sum = first + second;
  return sum > 0 ? [first / sum, second / sum] : [0, 0];
};

/** A line as it is written in codes and bands: `2.5`, `-1`, `0`. */
export const lineText = (line: number): string => String(line === 0 ? 0 : line);
