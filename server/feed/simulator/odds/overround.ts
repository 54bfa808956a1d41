/**
 * What the book keeps: the sum of a market's inverse odds, before rounding, is 1 plus this. By number of selections,
 * as longer lists carry more margin everywhere in the trade; a little more in play, where prices are riskier.
 */
const margins: readonly [selections: number, margin: number][] = [
  [2, 0.05],
  [3, 0.06],
  [4, 0.09],
  [9, 0.14],
  [Number.POSITIVE_INFINITY, 0.2],
];
export const inPlayMargin = 0.015;

export const marginFor = (selections: number, inPlay: boolean): number =>
  (margins.find(([most]) => selections <= most)?.[1] ?? 0) + (inPlay ? inPlayMargin : 0);

const flattest = 0.35;

/**
 * Spreads the margin over fair probabilities by the power method, p^k with one k for the market: favourites give up less
 * than long shots, and no probability passes one. Source: Clarke, Kovalchik, Ingram, "Adjusting Bookmaker's Odds to Allow
 * for Overround", American Journal of Sports Science 5 (2017). Double chance sums to two; its margin is taken on two.
 */
export const withMargin = (fair: readonly number[], margin: number): number[] => {
  const sum = fair.reduce((total, probability) => total + probability, 0);
  const target = sum * (1 + margin);
  let power = 1;
  for (let step = 0; step < 5; step += 1) {
    let value = -target;
    let slope = 0;
    for (const probability of fair) {
      if (probability <= 0) continue;
      const raised = probability ** power;
      value += raised;
      slope += raised * Math.log(probability);
    }
    if (slope > -1e-9) break;
    power = Math.min(1, Math.max(flattest, power - value / slope));
  }
  return fair.map((probability) => (probability <= 0 ? 0 : probability ** power));
};
