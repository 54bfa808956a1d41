import { evenOdd, type Odd } from '../odds/odd.ts';
import { binomial, elementarySymmetric } from './elementary-symmetric.ts';

/** A leg of a ticket: its odd, and the index of its group (null outside every group, where it must win in every line). */
export interface Leg {
  odd: Odd;
  group: number | null;
}

/** Conditions k of a group: every choice of k of its legs is a line. */
export interface Group {
  conditions: readonly number[];
}

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

/** The odds of a group's legs in their order; those outside every group for null. */
export const oddsOf = (legs: readonly Leg[], group: number | null): Odd[] =>
  legs.filter((leg) => leg.group === group).map((leg) => leg.odd);

/** Whether every group has legs and distinct conditions 1..n, and every leg an existing group. */
export const isSystemSound = (legs: readonly Leg[], groups: readonly Group[]): boolean =>
  legs.every(({ group }) => group === null || groups[group] !== undefined) &&
  groups.every(({ conditions }, index) => {
    const size = oddsOf(legs, index).length;
    return (
      conditions.length > 0 &&
      new Set(conditions).size === conditions.length &&
      conditions.every((k) => Number.isInteger(k) && k >= 1 && k <= size)
    );
  });

/** Number of lines by formula: the product over groups of the sum over conditions of n over k. 1 without groups. */
export const combinationsOf = (legs: readonly Leg[], groups: readonly Group[]): bigint =>
  groups.reduce((all, { conditions }, index) => {
    const size = oddsOf(legs, index).length;
    return all * conditions.reduce((sum, k) => sum + binomial(size, k), 0n);
  }, 1n);

/** Distinct numbers of legs in a line, ascending: what a request states as `selectedSystems`. [n] without groups. */
export const lineSizes = (legs: readonly Leg[], groups: readonly Group[]): number[] => {
  let sizes = new Set([oddsOf(legs, null).length]);
  for (const { conditions } of groups) sizes = new Set([...sizes].flatMap((size) => conditions.map((k) => size + k)));
  return [...sizes].sort((a, b) => a - b);
};

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
