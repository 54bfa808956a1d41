import { expect, test } from 'vitest';
import { readStake } from './read-stake.ts';

test.each([
  ['37', 100, 3_700],
  ['37,5', 50, 3_750],
  ['37.50', 50, 3_750],
  ['1,250.00', 100, 125_000],
  ['1.250,00', 100, 125_000],
  ['1.250', 100, 125_000],
  ['5 000', 500, 500_000],
  ['12.99', 500, 1_000],
  ['0.30', 10, 30],
  ['0', 100, 0],
])('%s in steps of %i is %i', (typed, step, stake) => {
  expect(readStake(typed, step)).toBe(stake);
});

test.each(['', 'ten', '-5', '1e3', '5.001.2', '12345678', '٣'])('%j is no stake', (typed) => {
  expect(readStake(typed, 100)).toBeNull();
});
