import { expect, test } from 'vitest';
import { ageText, median } from './diagnosis.ts';

test.each([
  [0, '0:00'],
  [7_999, '0:07'],
  [62_000, '1:02'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('%i ms are written as %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});

test('the round in the middle counts', () => {
  expect([median([]), median([5]), median([30, 10, 20]), median([40, 10, 30, 20])]).toEqual([null, 5, 20, 20]);
});
