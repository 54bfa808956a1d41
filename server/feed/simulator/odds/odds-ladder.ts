import { minDisplayedOdd } from '../../../../domain/limits.ts';

/** Steps of a bookmaker's ladder: coarser as odds grow, so that small moves of a probability leave long odds alone. */
const ladder: readonly [below: number, step: number][] = [
  [2, 0.01],
  [3, 0.02],
  [5, 0.05],
  [10, 0.1],
  [20, 0.5],
  [Number.POSITIVE_INFINITY, 1],
];

/** Longer odds are not offered. */
export const highestOdd = 201;

/** The odd of a bookmaker's probability, rounded to the ladder; null below 1.01 and above the highest. */
export const oddOf = (probability: number): number | null => {
  const raw = 1 / probability;
  if (!(raw >= minDisplayedOdd) || raw > highestOdd) return null;
  const step = ladder.find(([below]) => raw < below)?.[1] ?? 1;
  return Math.round(Math.round(raw / step) * step * 100) / 100;
};
