import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exclusionEnd, timeOutEnd } from './play-break.ts';

const day = 86_400_000;

test('a time-out lasts its days to the millisecond', () => {
  expect(timeOutEnd(1_000, 1)).toBe(1_000 + day);
  expect(timeOutEnd(1_000, 42)).toBe(1_000 + 42 * day);
});

test('a self-exclusion lasts calendar months, or for good', () => {
  const now = Date.parse('2026-03-02T09:30:00.000Z');
  expect(exclusionEnd(now, 'sixMonths')).toBe(Date.parse('2026-09-02T09:30:00.000Z'));
  expect(exclusionEnd(now, 'year')).toBe(Date.parse('2027-03-02T09:30:00.000Z'));
  expect(exclusionEnd(now, 'forGood')).toBeNull();
});

test('is never shorter than its months, on whatever day it begins', () => {
  const someDay = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(someDay, (now) => {
      const [half, year] = [exclusionEnd(now, 'sixMonths'), exclusionEnd(now, 'year')];
      expect(Number(half) - now).toBeGreaterThanOrEqual(181 * day);
      expect(Number(year) - now).toBeGreaterThanOrEqual(365 * day);
    }),
  );
});
