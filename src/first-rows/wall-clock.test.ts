import { expect, test } from 'vitest';
import { dayOf, timeText } from '../i18n/dates/calendar.ts';
import { minutesBehind, wallClockOf } from './wall-clock.ts';

test.each([
  ['Europe/Belgrade', '2026-11-27T23:45:00.000Z', '2026-11-28 00:45', -60],
  ['Europe/Belgrade', '2026-07-01T12:05:00.000Z', '2026-07-01 14:05', -120],
  ['America/New_York', '2026-01-01T03:00:00.000Z', '2025-12-31 22:00', 300],
])('%s reads %s as %s, wherever the server is', (zone, instant, shown, behind) => {
  const read = wallClockOf(zone)(instant);
  expect(`${dayOf(read)} ${timeText(read)}`).toBe(shown);
  expect(minutesBehind(zone, Date.parse(instant))).toBe(behind);
});
