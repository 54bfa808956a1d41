import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anySystem, listedLines } from '../../test/support/any-system.ts';
import { binomial } from './binomial.ts';
import { elementarySymmetric } from './elementary-symmetric.ts';
import { lineSizes } from './line-sizes.ts';
import { smallestLine, sumOfLines } from './line-sums.ts';
import { combinationsOf, isSystemSound, type Leg } from './system.ts';

const unit = 10_000n;
const scaled = (line: readonly Leg[], count: number): bigint =>
  line.reduce((all, leg) => all * leg.odd, 1n) * unit ** BigInt(count - line.length);

describe('a system', () => {
  test.prop([anySystem])('has the lines, the sum and the smallest line that listing them gives', ({ legs, groups }) => {
    const lines = listedLines(legs, groups);
    const winnings = lines.map((line) => scaled(line, legs.length));
    const sum = sumOfLines(legs, groups);
    const smallest = smallestLine(legs, groups);
    expect(isSystemSound(legs, groups)).toBe(true);
    expect(combinationsOf(legs, groups)).toBe(BigInt(lines.length));
    expect(lineSizes(legs, groups)).toEqual([...new Set(lines.map((line) => line.length))].sort((a, b) => a - b));
    expect(sum.numerator * unit ** BigInt(legs.length)).toBe(
      winnings.reduce((all, win) => all + win, 0n) * sum.denominator,
    );
    const least = winnings.reduce((low, win) => (win < low ? win : low));
    expect(smallest.numerator * unit ** BigInt(legs.length)).toBe(least * smallest.denominator);
  });

  it.each([
    ['Trixie', 3, [2, 3], 4n],
    ['Patent', 3, [1, 2, 3], 7n],
    ['Yankee', 4, [2, 3, 4], 11n],
    ['Lucky 15', 4, [1, 2, 3, 4], 15n],
    ['Canadian', 5, [2, 3, 4, 5], 26n],
    ['Heinz', 6, [2, 3, 4, 5, 6], 57n],
    ['Lucky 63', 6, [1, 2, 3, 4, 5, 6], 63n],
    ['Super Heinz', 7, [2, 3, 4, 5, 6, 7], 120n],
    ['Goliath', 8, [2, 3, 4, 5, 6, 7, 8], 247n],
  ] as const)('%s of %i selections has its lines', (_name, size, conditions, lines) => {
    const legs = Array.from({ length: size }, () => ({ odd: 20_000n, group: 0 }));
    expect(combinationsOf(legs, [{ conditions }])).toBe(lines);
  });

  it('counts 31 of 63 without listing them', () => {
    const legs = Array.from({ length: 63 }, () => ({ odd: 20_000n, group: 0 }));
    expect(combinationsOf(legs, [{ conditions: [31] }])).toBe(916_312_070_471_295_267n);
    expect(sumOfLines(legs, [{ conditions: [31] }])).toEqual({
      numerator: 916_312_070_471_295_267n * 2n ** 31n * unit ** 63n,
      denominator: unit ** 63n,
    });
    expect(binomial(30, 15)).toBe(155_117_520n);
  });

  it.each([
    ['a condition above the size', [{ odd: 20_000n, group: 0 }], [{ conditions: [2] }]],
    ['a condition of 0', [{ odd: 20_000n, group: 0 }], [{ conditions: [0] }]],
    ['half a condition', [{ odd: 20_000n, group: 0 }], [{ conditions: [1.5] }]],
    ['a condition twice', [{ odd: 20_000n, group: 0 }], [{ conditions: [1, 1] }]],
    ['no condition', [{ odd: 20_000n, group: 0 }], [{ conditions: [] }]],
    ['a group without legs', [{ odd: 20_000n, group: 0 }], [{ conditions: [1] }, { conditions: [1] }]],
    ['a leg without its group', [{ odd: 20_000n, group: 1 }], [{ conditions: [1] }]],
  ])('is not sound with %s', (_name, legs, groups) => {
    expect(isSystemSound(legs, groups)).toBe(false);
  });
});

it('sums the products of every choice', () => {
  expect(elementarySymmetric([2n, 3n, 5n])).toEqual([1n, 10n, 31n, 30n]);
});

it('multiplies 2,016 times for 63 odds, whatever the number of lines', () => {
  let operations = 0;
  const odds = Array.from({ length: 63 }, () => 2n);
  const sums = elementarySymmetric(odds, (one, other) => {
    operations++;
    return one * other;
  });
  expect([sums[31], operations]).toEqual([916_312_070_471_295_267n * 2n ** 31n, 2_016]);
});
