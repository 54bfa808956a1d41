import { roundHalfUp } from '../money/money.ts';
import { evenOdd, type Odd, parseOdd, toDecimalOdd } from '../odds/odd.ts';
import type { SlipOdd } from './slip-selection.ts';

/** The odds that count: a locked one does not. */
export const countedOdds = (odds: readonly SlipOdd[]): Odd[] =>
  odds.map((odd) => parseOdd(odd)).filter((odd) => odd !== null);

/** The product of the odds that count, as a decimal odd; 1 for none. */
export const combinedOdd = (odds: readonly SlipOdd[]): number => {
  const legs = countedOdds(odds);
  const product = legs.reduce((all, odd) => all * odd, evenOdd);
  return toDecimalOdd(roundHalfUp(product, evenOdd ** BigInt(legs.length)));
};
