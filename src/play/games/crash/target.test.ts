import { expect, test } from 'vitest';
import { readTarget, targetWord } from './target.ts';

test.each<[string, number | null]>([
  ['3', 300],
  ['3,5', 350],
  ['×2.47', 247],
  [' 1.01 ', 101],
  ['1', 101],
  ['99999', 100_000],
  ['', null],
  ['two', null],
])('a target typed as "%s"', (typed, target) => {
  expect(readTarget(typed, 100_000)).toBe(target);
});

test('stands with two decimals', () => {
  expect(targetWord(300)).toBe('3.00');
});
