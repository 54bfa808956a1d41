import { expect, test } from 'vitest';
import { judge, ratios } from './board-figures.ts';
import { quantile } from './quantile.ts';

test('a quantile lies between its neighbours in proportion', () => {
  expect(quantile([4, 1, 3, 2, 5], 0.5)).toBe(3);
  expect(quantile([4, 1, 3, 2], 0.25)).toBe(1.75);
});

test('ratios are taken round by round', () => {
  expect(ratios([2, 9], [1, 3])).toEqual([2, 3]);
});

test('a goal is missed only when the better quartile misses it', () => {
  const values = [1.1, 1.2, 1.5, 1.6, 1.7];
  expect(judge({ goal: 'script', values, must: { atMost: 1.2 } })).toMatchObject({ median: 1.5, reached: true });
  expect(judge({ goal: 'script', values, must: { atMost: 1.19 } }).reached).toBe(false);
  expect(judge({ goal: 'faster', values, must: { atLeast: 1.6 } }).reached).toBe(true);
  expect(judge({ goal: 'faster', values, must: { atLeast: 1.61 } }).reached).toBe(false);
  expect(judge({ goal: 'nothing', values: [], must: { atMost: 1 } }).reached).toBe(false);
});
