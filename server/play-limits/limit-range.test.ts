import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitPeriods } from '../../contract/entities/play-limit.ts';
import { limitRange } from './limit-range.ts';

const range = (period: (typeof limitPeriods)[number], now: string) => {
  const { from, to } = limitRange(period, Date.parse(now));
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

describe('the period of a limit, by the operator’s clock in Belgrade', () => {
  test.each([
    ['day', '2026-03-02T09:00:00Z', ['2026-03-01T23:00:00.000Z', '2026-03-02T23:00:00.000Z']],
    // The last millisecond of a day and the first of the next.
    ['day', '2026-03-02T22:59:59.999Z', ['2026-03-01T23:00:00.000Z', '2026-03-02T23:00:00.000Z']],
    ['day', '2026-03-02T23:00:00Z', ['2026-03-02T23:00:00.000Z', '2026-03-03T23:00:00.000Z']],
    // A day of 23 hours and one of 25.
    ['day', '2026-03-29T12:00:00Z', ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']],
    ['day', '2026-10-25T12:00:00Z', ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']],
    // Weeks begin on Monday; Sunday night still belongs to the old one.
    ['week', '2026-03-02T09:00:00Z', ['2026-03-01T23:00:00.000Z', '2026-03-08T23:00:00.000Z']],
    ['week', '2026-03-08T22:59:59Z', ['2026-03-01T23:00:00.000Z', '2026-03-08T23:00:00.000Z']],
    ['week', '2026-03-28T12:00:00Z', ['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z']],
    ['month', '2026-02-28T23:30:00Z', ['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z']],
    ['month', '2026-12-31T22:30:00Z', ['2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z']],
  ] as const)('%s of %s', (period, now, expected) => {
    expect(range(period, now)).toEqual(expected);
  });

  const anyTime = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2032-01-01') });

  test.each(limitPeriods)('%s: every instant lies in one, and they follow each other without gap', (period) => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const { from, to } = limitRange(period, now);
        expect(from <= now && now < to).toBe(true);
        expect(limitRange(period, from)).toEqual({ from, to });
        expect(limitRange(period, to - 1)).toEqual({ from, to });
        expect(limitRange(period, to).from).toBe(to);
      }),
    );
  });
});
