import type { LineWin, Spin } from '../../../contract/games/reels.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { linePay } from './line-pay.ts';
import { type ReelsConfig, windowOf } from './reels-config.ts';

/** A symbol that pays wherever it shows, in coins, by how many do. */
export interface Scatter {
  readonly symbol: string;
  readonly pays: Readonly<Record<number, number>>;
}

/**
 * Spins the reels once: for each strip, from the left, a number below its length is where it stops. `coin` is what a
 * coin is worth in minor units, `times` multiplies every win.
 */
export const spinReels = (
  config: ReelsConfig,
  numbers: Numbers,
  { coin, times = 1, scatter }: { coin: number; times?: number; scatter?: Scatter },
): Spin => {
  const stops = config.strips.map((strip) => numbers.below(strip.length));
  const window = config.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0));
  const lines: LineWin[] = [];
  let win = 0;
  for (const [line, rowsOfLine] of config.lines.entries()) {
    const symbols: string[] = [];
    for (let reel = 0; reel < window.length; reel += 1) symbols.push(window[reel]?.[rowsOfLine[reel] ?? 0] ?? '');
    const pay = linePay(symbols, config);
    if (pay) {
      const { symbol, count, coins } = pay;
      lines.push({ line, symbol, count, win: coins * coin * times });
      win += coins * coin * times;
    }
  }
  const scatters = scatter
    ? window.reduce((shown, reel) => shown + reel.filter((it) => it === scatter.symbol).length, 0)
    : 0;
  const scatterWin = (scatter?.pays[scatters] ?? 0) * coin * times;
  return { stops, window, lines, scatters, scatterWin, win: win + scatterWin };
};
