import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseOdd, toDecimalOdd } from './odd.ts';

describe('parseOdd', () => {
  it.each([
    [1.01, 10_100n],
    [1.85, 18_500n],
    [3.4, 34_000n],
    [1000, 10_000_000n],
    [1.3333, 13_333n],
  ])('reads %s', (value, odd) => {
    expect(parseOdd(value)).toBe(odd);
  });

  it.each([1.0099, 1, 0, -2, 1.33333, 1e21, Number.NaN, JSON.parse('1e309'), '1.85', '1,85', '-', null, [1.85]])(
    'refuses %s',
    (value) => {
      expect(parseOdd(value)).toBeNull();
    },
  );

  test.prop([fc.bigInt(10_100n, 99_999_999n)])('gives back what toDecimalOdd was given', (odd) => {
    expect(parseOdd(toDecimalOdd(odd))).toBe(odd);
  });
});
