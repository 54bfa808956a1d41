import type { Odd } from '../odds/odd.ts';
import { binomial } from './binomial.ts';

/** A leg of a ticket: its odd, and the index of its group (null outside every group, where it must win in every line). */
export interface Leg {
  odd: Odd;
  group: number | null;
}

/** Conditions k of a group: every choice of k of its legs is a line. */
export interface Group {
  conditions: readonly number[];
}

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
