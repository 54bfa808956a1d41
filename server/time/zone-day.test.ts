import { describe, expect, it } from 'vitest';
import { historyRange } from '../history/history-range.ts';
import { isZone } from './zone-day.ts';

const iso = (range: (number | null)[]) => range.map((time) => time && new Date(time).toISOString());
const hours = ([from, until]: readonly (number | null)[]) => ((until ?? 0) - (from ?? 0)) / 3_600_000;

describe('days of a zone', () => {
  it.each([
    ['Europe/Belgrade', '2026-02-28T23:00:00.000Z', '2026-03-01T23:00:00.000Z'],
    ['America/St_Johns', '2026-03-01T03:30:00.000Z', '2026-03-02T03:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-02-28T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['UTC', '2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
  ])('2026-03-01 in %s', (time_zone, from, until) => {
    expect(iso(historyRange({ date_from: '2026-03-01', date_to: '2026-03-01', time_zone }))).toEqual([from, until]);
  });

  it.each([
    ['Europe/Belgrade', '2026-03-29', 23],
    ['Europe/Belgrade', '2026-10-25', 25],
    ['America/St_Johns', '2026-03-08', 23],
    ['America/St_Johns', '2026-11-01', 25],
    ['Pacific/Kiritimati', '2026-03-29', 24],
  ])('in %s the %s has %i hours', (time_zone, day, length) => {
    expect(hours(historyRange({ date_from: day, date_to: day, time_zone }))).toBe(length);
  });

  it('a month is all of its days, also over the end of a year', () => {
    expect(iso(historyRange({ month: '2026-12', time_zone: 'UTC' }))).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
    expect(hours(historyRange({ month: '2026-03', time_zone: 'Europe/Belgrade' }))).toBe(31 * 24 - 1);
  });

  it('without days nothing is bounded, and an unknown zone is the operator’s', () => {
    expect(historyRange({})).toEqual([null, null]);
    const belgrade = historyRange({ date_from: '2026-03-01', time_zone: 'Europe/Belgrade' });
    expect(historyRange({ date_from: '2026-03-01', time_zone: 'Mars/Olympus' })).toEqual(belgrade);
    expect([isZone('Mars/Olympus'), isZone('Europe/Belgrade')]).toEqual([false, true]);
  });
});
