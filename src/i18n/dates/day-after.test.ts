import { expect, test } from 'vitest';
import { dayAfter } from './day-after.ts';

test('a day is followed and preceded by another, over months, leap days and years', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
});
