import type { Figures, Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { countAllStops } from '../reels/all-stops.ts';
import { linePrizes } from '../reels/line-prizes.ts';
import type { SlotConfig } from './slot.ts';

/**
 * By all stops of the paid reels and all stops of the free ones. Free games are independent of each other and of the spin
 * that gave them, so mean and square of a round follow exactly: with c coins of the spin and g free games of mean m and
 * square q at t times, `c + tgm` and `c² + 2ctgm + t²(gq + g(g-1)m²)`.
 */
export const slotFigures = (config: SlotConfig): Figures => {
  const { freeGames, scatter, coins } = config;
  const all = config.strips.reduce((ways, strip) => ways * BigInt(strip.length), 1n);
  const allFree = freeGames.strips.reduce((ways, strip) => ways * BigInt(strip.length), 1n);
  let mean = 0n;
  let square = 0n;
  let highestFree = 0;
  for (const { coins: paid, ways } of countAllStops({ ...config, strips: freeGames.strips }, null)) {
    mean += BigInt(paid) * BigInt(ways);
    square += BigInt(paid) ** 2n * BigInt(ways);
    highestFree = Math.max(highestFree, paid);
  }

  const t = BigInt(freeGames.times);
  let returned = 0n;
  let squares = 0n;
  let hits = 0n;
  let highest = 0;
  for (const { coins: onLines, scatters, ways } of countAllStops(config, scatter.symbol)) {
    const paid = onLines + (scatter.pays[scatters] ?? 0);
    const games = freeGames.count[scatters] ?? 0;
    const [c, g, w] = [BigInt(paid), BigInt(games), BigInt(ways)];
    returned += w * (c * allFree + t * g * mean);
    squares +=
      w *
      (c * c * allFree ** 2n +
        2n * c * t * g * mean * allFree +
        t * t * (g * square * allFree + g * (g - 1n) * mean ** 2n));
    if (paid > 0) hits += w;
    highest = Math.max(highest, paid + freeGames.times * games * highestFree);
  }
  const exactReturn = fraction(returned, all * allFree * BigInt(coins));
  const ofSquares = fraction(squares, all * allFree ** 2n * BigInt(coins) ** 2n);
  return {
    exactReturn,
    variance: fraction(
      ofSquares.n * exactReturn.d ** 2n - exactReturn.n ** 2n * ofSquares.d,
      ofSquares.d * exactReturn.d ** 2n,
    ),
    hitRate: fraction(hits, all),
    highest: fraction(highest, coins),
  };
};

/** Each prize of a line with its chance on one line, then the scatters with theirs on the whole window. */
export const slotPrizes = (config: SlotConfig): Prize[] => {
  const all = config.strips.reduce((ways, strip) => ways * BigInt(strip.length), 1n);
  const scatters = new Map<number, bigint>();
  for (const { scatters: shown, ways } of countAllStops({ ...config, lines: [] }, config.scatter.symbol))
    scatters.set(shown, (scatters.get(shown) ?? 0n) + BigInt(ways));
  return [
    ...linePrizes(config),
    ...Object.entries(config.scatter.pays).map(([count, coins]) => ({
      name: config.scatter.symbol,
      count: Number(count),
      pays: fraction(coins, config.coins),
      chance: fraction(scatters.get(Number(count)) ?? 0n, all),
    })),
  ];
};
