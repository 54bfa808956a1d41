import { evenOdd, type Odd } from '../odds/odd.ts';
import { elementarySymmetric } from './elementary-symmetric.ts';
import { type Group, type Leg, oddsOf } from './system.ts';

/** An exact non-negative fraction. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const times = (left: Ratio, right: Ratio): Ratio => ({
  numerator: left.numerator * right.numerator,
  denominator: left.denominator * right.denominator,
});

const product = (odds: readonly Odd[]): Ratio => ({
  numerator: odds.reduce((all, odd) => all * odd, 1n),
  denominator: evenOdd ** BigInt(odds.length),
});

/**
 * Sum of the odds of all lines (maxOdd = maximum payout / stake per line), exact. After settlement a lost leg has the
 * odd 0 and a void leg 1.00, and the sum is that of the winning lines.
 */
export const sumOfLines = (legs: readonly Leg[], groups: readonly Group[]): Ratio =>
  groups.reduce(
    (all, { conditions }, index) => {
      const odds = oddsOf(legs, index);
      const sums = elementarySymmetric(odds);
      const numerator = conditions.reduce((sum, k) => sum + (sums[k] ?? 0n) * evenOdd ** BigInt(odds.length - k), 0n);
      return times(all, { numerator, denominator: evenOdd ** BigInt(odds.length) });
    },
    product(oddsOf(legs, null)),
  );

/** Odd of the smallest winning line: the legs outside groups and, of each group, the min(K) smallest odds. */
export const smallestLine = (legs: readonly Leg[], groups: readonly Group[]): Ratio =>
  groups.reduce(
    (all, { conditions }, index) => {
      const ascending = oddsOf(legs, index).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      return times(all, product(ascending.slice(0, Math.min(...conditions))));
    },
    product(oddsOf(legs, null)),
  );
