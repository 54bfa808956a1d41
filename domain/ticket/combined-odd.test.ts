import { expect, test } from 'vitest';
import { combinedOdd } from './combined-odd.ts';

test('The combined odd is the exact product of what counts', () => {
  expect(combinedOdd([1.22, 3.9, '-'])).toBe(4.758);
  expect(combinedOdd([])).toBe(1);
});
