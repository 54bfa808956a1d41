/**
 * The normal distribution function, within 8e-8. Source: Abramowitz, Stegun, "Handbook of Mathematical Functions" (1964),
 * formula 26.2.17.
 */
export const normalBelow = (value: number, mean: number, deviation: number): number => {
  const z = (value - mean) / deviation;
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
};
