import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseMinor, roundHalfUp, toMajor } from './money.ts';

describe('parseMinor', () => {
  it.each([
    [0, 0n],
    [-0, 0n],
    [20, 2_000n],
    [20.5, 2_050n],
    [19.99, 1_999n],
    [1.1, 110n],
    [200_000, 20_000_000n],
    [999_999_999_999.99, 99_999_999_999_999n],
  ])('reads %s exactly', (value, minor) => {
    expect(parseMinor(value)).toBe(minor);
  });

  it.each([
    20.005,
    20.1 * 3,
    -20,
    -0.01,
    1e21,
    1e-7,
    JSON.parse('1e309'),
    Number.NaN,
    '20',
    '٢٠',
    [20],
    {},
    true,
    null,
    undefined,
    20n,
  ])('refuses %s', (value) => {
    expect(parseMinor(value)).toBeNull();
  });

  test.prop([fc.bigInt(0n, 10n ** 14n)])('gives back what toMajor was given', (minor) => {
    expect(parseMinor(toMajor(minor))).toBe(minor);
  });
});

describe('roundHalfUp', () => {
  test.prop([fc.bigInt(0n, 10n ** 30n), fc.bigInt(1n, 10n ** 20n)])(
    'is the nearest integer, a half goes up',
    (n, d) => {
      const rounded = roundHalfUp(n, d);
      const doubledError = 2n * (n - rounded * d);
      expect(doubledError).toBeGreaterThanOrEqual(-d);
      expect(doubledError).toBeLessThan(d);
    },
  );

  it('rounds 1.005 up, which a float would not', () => {
    expect(roundHalfUp(1_005n, 10n)).toBe(101n);
  });
});
