import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

const table = { opens: 1_000_000, closes: 20_000, cycle: 30_000 };

test.each([
  [0, 20],
  [1, 20],
  [19_001, 1],
  [20_000, 0],
  [29_999, 0],
  // The next round, and the one before: the standing may be a little old, or the clocks differ.
  [30_000, 20],
  [45_500, 5],
  [-11_000, 1],
  [-1, 0],
])('%i ms after a round opened its table takes bets for %i s', (elapsed, seconds) => {
  expect(secondsLeft(table, table.opens + elapsed)).toBe(seconds);
});
