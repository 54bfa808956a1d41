import { evenOdd, type Odd } from '../odds/odd.ts';
import { binomial } from './binomial.ts';
import { joinedBy } from './elementary-symmetric.ts';
import type { Ratio } from './line-sums.ts';
import { type Group, type Leg, oddsOf } from './system.ts';

/** From the worst to the best way in which something can happen. */
export interface Span<T> {
  least: T;
  most: T;
}

/** What this many correct selections inside groups win, when every selection outside groups is correct too. */
export interface LadderStep {
  hits: number;
  lines: Span<bigint>;
  /** Sum of the odds of the winning lines. */
  odds: Span<Ratio>;
}

type Steps = Span<bigint>[];

/** Sum over the conditions of e_k of the first j odds, for j = 0..n, all over evenOdd^n. */
const sumsOfFirst = (odds: readonly Odd[], conditions: readonly number[]): bigint[] => {
  let sums = [1n];
  return [
    0n,
    ...odds.map((odd) => {
      sums = joinedBy(sums, odd);
      return conditions.reduce((all, k) => all + (sums[k] ?? 0n) * evenOdd ** BigInt(odds.length - k), 0n);
    }),
  ];
};

const spanOf = (least: readonly bigint[], most: readonly bigint[]): Steps =>
  least.map((value, index) => ({ least: value, most: most[index] ?? value }));

/** Hits spread over two parts in the worst and in the best way. */
const joined = (one: Steps, other: Steps): Steps => {
  const steps: Steps = [];
  for (const [i, left] of one.entries()) {
    for (const [j, right] of other.entries()) {
      const [least, most] = [left.least * right.least, left.most * right.most];
      const step = steps[i + j];
      steps[i + j] = {
        least: step === undefined || least < step.least ? least : step.least,
        most: step === undefined || most > step.most ? most : step.most,
      };
    }
  }
  return steps;
};

/**
 * For 0..n correct selections inside groups: how many lines win, and the sum of their odds when the shortest and when
 * the longest odds are the correct ones. Several groups multiply; their hits are spread in the worst and in the best
 * way. About n^2 multiplications, whatever the number of lines. The groups must be sound.
 */
export const payoutLadder = (legs: readonly Leg[], groups: readonly Group[]): LadderStep[] => {
  const fixed = oddsOf(legs, null).reduce((all, odd) => all * odd, 1n);
  let lines: Steps = [{ least: 1n, most: 1n }];
  let odds: Steps = [{ least: fixed, most: fixed }];
  for (const [index, { conditions }] of groups.entries()) {
    const ascending = oddsOf(legs, index).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const counts = [0, ...ascending.keys()].map((_, hits) =>
      conditions.reduce((all, k) => all + binomial(hits, k), 0n),
    );
    lines = joined(lines, spanOf(counts, counts));
    odds = joined(odds, spanOf(sumsOfFirst(ascending, conditions), sumsOfFirst([...ascending].reverse(), conditions)));
  }
  const denominator = evenOdd ** BigInt(legs.length);
  return odds.map(({ least, most }, hits) => ({
    hits,
    lines: lines[hits] ?? { least: 0n, most: 0n },
    odds: { least: { numerator: least, denominator }, most: { numerator: most, denominator } },
  }));
};
