import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { formatOdd } from './odd-format.ts';

const read = (text: string): number => {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  return 1 + numerator / denominator;
};

test.each([
  [1.01, '1.01', '1/100', '−10000'],
  [1.5, '1.50', '1/2', '−200'],
  [1.57, '1.57', '4/7', '−175'],
  [1.62, '1.62', '8/13', '−161'],
  [1.85, '1.85', '5/6', '−118'],
  [1.91, '1.91', '10/11', '−110'],
  [2, '2.00', '1/1', '+100'],
  [2.37, '2.37', '11/8', '+137'],
  [2.5, '2.50', '6/4', '+150'],
  [4.33, '4.33', '100/30', '+333'],
  [17.5, '17.50', '17/1', '+1650'],
  [46.2, '46.20', '45/1', '+4520'],
  [501, '501.00', '500/1', '+50000'],
])('%d is %s, %s and %s', (odd, decimal, fractional, american) => {
  expect(formatOdd(odd, 'decimal')).toBe(decimal);
  expect(formatOdd(odd, 'fractional')).toBe(fractional);
  expect(formatOdd(odd, 'american')).toBe(american);
});

test('every step of the ladder is its own nearest, read from a price of two decimals', () => {
  const steps =
    '1/100 1/50 1/20 1/10 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 95/40 12/5 5/2 13/5 11/4 14/5 3/1 16/5 100/30 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 12/1 16/1 33/1 100/1';
  const written = steps.split(' ').map((step) => formatOdd(Number(read(step).toFixed(2)), 'fractional'));
  expect(written.join(' ')).toBe(steps);
});

property.prop([fc.integer({ min: 101, max: 100_000 })])('a fraction stays within five percent of the odd', (cents) => {
  const odd = cents / 100;
  expect(Math.abs(read(formatOdd(odd, 'fractional')) / odd - 1)).toBeLessThan(0.05);
});

const cents = fc.integer({ min: 101, max: 100_000 });

property.prop([cents, cents])('a higher odd is never a lower fraction', (one, other) => {
  const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
  expect(read(formatOdd(higher / 100, 'fractional'))).toBeGreaterThanOrEqual(
    read(formatOdd(lower / 100, 'fractional')),
  );
});

property.prop([fc.integer({ min: 101, max: 100_000 })])(
  'a moneyline is never inside 100, and says which side',
  (cents) => {
    const text = formatOdd(cents / 100, 'american');
    expect(text).toMatch(cents >= 200 ? /^\+\d{3,}$/ : /^−\d{3,}$/);
  },
);
