import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { formatOdd } from './odd-format.ts';

test.each([
  [1.01, '1.01', '1/20', '−10000'],
  [1.5, '1.50', '1/2', '−200'],
  [1.57, '1.57', '4/7', '−175'],
  [1.62, '1.62', '8/13', '−161'],
  [1.85, '1.85', '17/20', '−118'],
  [1.91, '1.91', '10/11', '−110'],
  [2, '2.00', '1/1', '+100'],
  [2.37, '2.37', '11/8', '+137'],
  [2.5, '2.50', '3/2', '+150'],
  [4.33, '4.33', '10/3', '+333'],
  [17.5, '17.50', '33/2', '+1650'],
  [46.2, '46.20', '45/1', '+4520'],
  [501, '501.00', '500/1', '+50000'],
])('%d is %s, %s and %s', (odd, decimal, fractional, american) => {
  expect(formatOdd(odd, 'decimal')).toBe(decimal);
  expect(formatOdd(odd, 'fractional')).toBe(fractional);
  expect(formatOdd(odd, 'american')).toBe(american);
});

const read = (text: string): number => {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  return 1 + numerator / denominator;
};

property.prop([fc.integer({ min: 105, max: 100_000 })])('a fraction stays within two percent of the odd', (cents) => {
  const odd = cents / 100;
  expect(Math.abs(read(formatOdd(odd, 'fractional')) / odd - 1)).toBeLessThan(0.02);
});

property.prop([fc.integer({ min: 101, max: 100_000 })])(
  'a moneyline is never inside 100, and says which side',
  (cents) => {
    const text = formatOdd(cents / 100, 'american');
    expect(text).toMatch(cents >= 200 ? /^\+\d{3,}$/ : /^−\d{3,}$/);
  },
);
