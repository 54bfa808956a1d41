/** How a player reads prices; stakes and payouts are never computed from it. */
export const oddFormats = ['decimal', 'fractional', 'american'] as const;
export type OddFormat = (typeof oddFormats)[number];

/** Denominators that the trade writes; longer prices have coarser ones. */
const denominators = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 20] as const;

const mostDenominator = (odd: number): number => {
  if (odd >= 100) return 1;
  if (odd >= 20) return 2;
  if (odd >= 6) return 4;
  return odd >= 3 ? 10 : 20;
};

/** The profit of a stake of one as the nearest fraction of the trade, the shortest of equals: 2.50 is 3/2. */
const fraction = (odd: number): string => {
  const profit = odd - 1;
  let best: [number, number] = [Math.round(profit), 1];
  let error = Number.POSITIVE_INFINITY;
  for (const denominator of denominators.filter((one) => one <= mostDenominator(odd))) {
    const numerator = Math.max(1, Math.round(profit * denominator));
    const off = Math.abs(numerator / denominator - profit);
    if (off < error - 1e-9) [best, error] = [[numerator, denominator], off];
  }
  return best.join('/');
};

/** What a stake of 100 wins, or minus what has to be staked to win 100. */
const moneyline = (odd: number): string =>
  odd >= 2 ? `+${Math.round((odd - 1) * 100)}` : `−${Math.round(100 / (odd - 1))}`;

/** A decimal odd above 1 as text in a format. */
export const formatOdd = (odd: number, format: OddFormat): string => {
  if (format === 'fractional') return fraction(odd);
  return format === 'american' ? moneyline(odd) : odd.toFixed(2);
};
