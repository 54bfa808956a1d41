/** How a player reads prices; stakes and payouts are never computed from it. */
export const oddFormats = ['decimal', 'fractional', 'american'] as const;
export type OddFormat = (typeof oddFormats)[number];

/**
 * The steps that British bookmakers write, from the shortest price to ten to one, as on their boards and in printed
 * conversion tables: 6/4 and never 3/2, 4/6, 85/40, 100/30. Source: the odds conversion tables of olbg.com and
 * aceodds.com, with the racecourse steps of odds-on (1/100 to 1/6) and 95/40.
 */
const ladder = `
  1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5
  2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 40/85 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 23/20 6/5 5/4
  13/10 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 95/40 12/5 5/2 13/5 11/4 14/5 3/1 16/5 100/30 17/5 7/2
  18/5 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2 10/1
`
  .trim()
  .split(/\s+/)
  .map((text) => {
    const [numerator = 0, denominator = 1] = text.split('/').map(Number);
    return { text, profit: numerator / denominator };
  });

/** The profit of a stake of one as the nearest step of the ladder, the shorter of equals; above ten to one as N/1. */
const fraction = (odd: number): string => {
  const profit = odd - 1;
  if (profit > 10) return `${Math.round(profit)}/1`;
  const off = (step: { profit: number }) => Math.abs(step.profit - profit);
  return ladder.reduce((best, step) => (off(step) < off(best) - 1e-9 ? step : best)).text;
};

/** What a stake of 100 wins, or minus what has to be staked to win 100. */
const moneyline = (odd: number): string =>
  odd >= 2 ? `+${Math.round((odd - 1) * 100)}` : `−${Math.round(100 / (odd - 1))}`;

/** A decimal odd above 1 as text in a format. */
export const formatOdd = (odd: number, format: OddFormat): string => {
  if (format === 'fractional') return fraction(odd);
  return format === 'american' ? moneyline(odd) : odd.toFixed(2);
};
