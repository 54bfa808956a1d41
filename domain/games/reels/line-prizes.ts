import type { Prize } from '../figures.ts';
import { fraction, sum, times } from '../fraction.ts';
import { linePay } from './line-pay.ts';
import type { ReelsConfig } from './reels-config.ts';

/**
 * What a line pays and how likely it is on any one line of a spin, dearest first: `pays` is a multiple of the whole
 * stake. Every combination of symbols on a line is counted, weighted by how often they are on the strips.
 */
export const linePrizes = (config: ReelsConfig): Prize[] => {
  const reels = config.strips.map((strip) =>
    [...new Set(strip)].map((symbol) => ({ symbol, ways: strip.filter((other) => other === symbol).length })),
  );
  const all = config.strips.reduce((ways, strip) => ways * strip.length, 1);
  const ways = new Map<string, { symbol: string; count: number; coins: number; ways: number }>();
  const walk = (symbols: readonly string[], soFar: number): void => {
    const here = reels[symbols.length];
    if (here) {
      for (const { symbol, ways: more } of here) walk([...symbols, symbol], soFar * more);
      return;
    }
    const pay = linePay(symbols, config);
    if (!pay) return;
    const key = `${pay.symbol} ${pay.count}`;
    ways.set(key, { ...pay, ways: (ways.get(key)?.ways ?? 0) + soFar });
  };
  walk([], 1);
  return [...ways.values()]
    .toSorted((a, b) => b.coins - a.coins)
    .map(({ symbol, count, coins, ways: found }) => ({
      name: symbol,
      count,
      pays: fraction(coins, config.coins),
      chance: fraction(found, all),
    }));
};

/** What lines give back of a stake: each prize of a line as often as there are lines. A second way to the sum of all stops. */
export const returnOfLines = (config: ReelsConfig) =>
  times(sum(linePrizes(config).map(({ pays, chance }) => times(pays, chance))), fraction(config.lines.length));
