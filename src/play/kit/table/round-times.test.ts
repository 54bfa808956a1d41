import { expect, test } from 'vitest';
import { clockTime, roundBefore } from './round-times.ts';

test('rounds are counted within their day', () => {
  const round = 20_780 * 10_000 + 2;
  expect([0, 1, 2, 3].map((back) => roundBefore(round, back, 288))).toEqual([2, 1, 288, 287]);
  expect(clockTime(new Date(2026, 10, 23, 9, 5).getTime())).toBe('09:05');
});
