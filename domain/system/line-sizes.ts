import { type Group, type Leg, oddsOf } from './system.ts';

/** Distinct numbers of legs in a line, ascending: what a request states as `selectedSystems`. [n] without groups. */
export const lineSizes = (legs: readonly Leg[], groups: readonly Group[]): number[] => {
  let sizes = new Set([oddsOf(legs, null).length]);
  for (const { conditions } of groups) sizes = new Set([...sizes].flatMap((size) => conditions.map((k) => size + k)));
  return [...sizes].sort((a, b) => a - b);
};
