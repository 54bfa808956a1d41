import { describe, expect, test } from 'vitest';
import type { StoredInstall } from '../../contract/storage/install.ts';
import { isInstallWelcome, noInstallRecord, withLoad } from './install-record.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const regular: StoredInstall = { ...noInstallRecord, visits: 2, loadedAt: 0 };

describe('A visit', () => {
  test('begins with the first page, and with each that comes 30 min or more after the one before', () => {
    const loads = [0, 5, 34, 64, 93].map((minutes) => 365 * day + minutes * minute);
    let record = noInstallRecord;
    const visits = loads.map((now) => {
      record = withLoad(record, now);
      return record.visits;
    });
    expect(visits).toEqual([1, 1, 1, 2, 2]);
  });

  test('is not begun by a clock that was set back', () => {
    expect(withLoad({ ...regular, loadedAt: day }, 0)).toMatchObject({ visits: 2, loadedAt: 0 });
  });
});

describe('The offer', () => {
  test.each([
    ['on the first visit', { visits: 1 }, 0, false],
    ['on the second visit', {}, 0, true],
    ['a millisecond before 90 days after it was refused', { refusedAt: 0 }, 90 * day - 1, false],
    ['90 days after it was refused', { refusedAt: 0 }, 90 * day, true],
    ['to who has installed the site', { installed: true }, 90 * day, false],
    ['in a break', { onBreak: true }, 90 * day, false],
  ] as const)('%s', (_, change, now, welcome) => {
    expect(isInstallWelcome({ ...regular, ...change }, now)).toBe(welcome);
  });
});
