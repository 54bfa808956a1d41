import { fc } from '@fast-check/vitest';
import type { Group, Leg } from '../../domain/system/system.ts';

/** Systems listed line by line: what the formulas must agree with. For tests alone. */

const choices = <T>(items: readonly T[], k: number): T[][] => {
  if (k === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...choices(rest, k - 1).map((choice) => [first, ...choice]), ...choices(rest, k)];
};

export const listedLines = <Item extends Leg>(legs: readonly Item[], groups: readonly Group[]): Item[][] =>
  groups.reduce<Item[][]>(
    (lines, { conditions }, index) => {
      const members = legs.filter((leg) => leg.group === index);
      const chosen = conditions.flatMap((k) => choices(members, k));
      return lines.flatMap((line) => chosen.map((choice) => [...line, ...choice]));
    },
    [legs.filter((leg) => leg.group === null)],
  );

const anyOdd = fc.bigInt(10_100n, 200_000n);

/** Any sound system of 1 to 12 selections: up to 4 outside its groups, up to 3 groups, any conditions, no more than 20,000 lines. */
export const anySystem = fc
  .array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 })
  .filter((sizes) => sizes.reduce((all, size) => all + size, 0) <= 12)
  .chain((sizes) =>
    fc.record({
      fixed: fc.array(anyOdd, {
        minLength: sizes.length === 0 ? 1 : 0,
        maxLength: Math.min(4, 12 - sizes.reduce((all, size) => all + size, 0)) || Number(sizes.length === 0),
      }),
      groups: fc.tuple(
        ...sizes.map((size) =>
          fc.record({
            odds: fc.array(anyOdd, { minLength: size, maxLength: size }),
            conditions: fc.uniqueArray(fc.integer({ min: 1, max: size }), { minLength: 1 }),
          }),
        ),
      ),
    }),
  )
  .map(({ fixed, groups }) => ({
    legs: [
      ...fixed.map((odd): Leg => ({ odd, group: null })),
      ...groups.flatMap(({ odds }, group) => odds.map((odd): Leg => ({ odd, group }))),
    ],
    groups: groups.map(({ conditions }): Group => ({ conditions })),
  }));
