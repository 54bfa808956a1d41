import { test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { anySystem, listedLines } from '../../test/support/any-system.ts';
import { payoutLadder } from './payout-ladder.ts';
import type { Group, Leg } from './system.ts';

const unit = 10_000n;

/** Winning lines and the sum of their odds over unit^n, for one way in which grouped legs are correct. */
const wonBy = (legs: readonly Leg[], lines: readonly Leg[][], correct: ReadonlySet<Leg>) => {
  const won = lines.filter((line) => line.every((leg) => leg.group === null || correct.has(leg)));
  const odds = won.map((line) => line.reduce((all, { odd }) => all * odd, unit ** BigInt(legs.length - line.length)));
  return { lines: BigInt(won.length), odds: odds.reduce((all, odd) => all + odd, 0n) };
};

const least = (values: readonly bigint[]) => values.reduce((low, value) => (value < low ? value : low));
const most = (values: readonly bigint[]) => values.reduce((high, value) => (value > high ? value : high));

/** The ladder by trying every set of correct selections. */
const triedLadder = (legs: readonly Leg[], groups: readonly Group[]) => {
  const grouped = legs.filter(({ group }) => group !== null);
  const lines = listedLines(legs, groups);
  const results = Array.from({ length: 2 ** grouped.length }, (_, set) => {
    const correct = new Set(grouped.filter((_leg, bit) => (set >> bit) & 1));
    return { hits: correct.size, ...wonBy(legs, lines, correct) };
  });
  return Array.from({ length: grouped.length + 1 }, (_, hits) => {
    const ways = results.filter((result) => result.hits === hits);
    const [counts, odds] = [ways.map((way) => way.lines), ways.map((way) => way.odds)];
    const ratio = (numerator: bigint) => ({ numerator, denominator: unit ** BigInt(legs.length) });
    return {
      hits,
      lines: { least: least(counts), most: most(counts) },
      odds: { least: ratio(least(odds)), most: ratio(most(odds)) },
    };
  });
};

const small = anySystem.filter(({ legs }) => legs.length <= 8);

test.prop([small])('a ladder is what trying every set of correct selections gives', ({ legs, groups }) => {
  expect(payoutLadder(legs, groups)).toEqual(triedLadder(legs, groups));
});

it('is made for 31 of 63 without listing a line', () => {
  const legs = Array.from({ length: 63 }, () => ({ odd: 20_000n, group: 0 }));
  const ladder = payoutLadder(legs, [{ conditions: [31] }]);
  expect(ladder).toHaveLength(64);
  expect(ladder[30]?.lines).toEqual({ least: 0n, most: 0n });
  expect(ladder[63]?.lines.most).toBe(916_312_070_471_295_267n);
});
