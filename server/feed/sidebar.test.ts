import { expect, test } from 'vitest';
import { startsIn } from './sidebar.ts';

const at = (time: string) => Date.parse(time);
const belgrade = 'Europe/Belgrade';

test.each([
  ['23:30', '2026-03-02T23:30+01:00', '2026-03-02', '2026-03-03'],
  ['00:30', '2026-03-03T00:30+01:00', '2026-03-03', '2026-03-04'],
  ['23:30 before a day of 23 hours', '2026-03-28T23:30+01:00', '2026-03-28', '2026-03-29'],
])('at %s in Belgrade today is the day of its clocks', (_, now, today, tomorrow) => {
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: belgrade });
  const hours = Array.from({ length: 240 }, (_, hour) => ({ startsAt: at(now) + (hour - 48) * 1_800_000 }));
  const daysIn = (filter: 'Today' | 'Tomorrow') => [
    ...new Set(hours.filter(startsIn(filter, at(now), belgrade)).map(({ startsAt }) => clock.format(startsAt))),
  ];
  expect([daysIn('Today'), daysIn('Tomorrow')]).toEqual([[today], [tomorrow]]);
});

test('at half past midnight in Belgrade it is still yesterday in London', () => {
  const now = at('2026-03-03T00:30+01:00');
  const today = (zone: string) => startsIn('Today', now, zone)({ startsAt: at('2026-03-02T23:45Z') });
  expect([today('Europe/London'), today(belgrade)]).toEqual([true, true]);
  const evening = (zone: string) => startsIn('Today', now, zone)({ startsAt: at('2026-03-03T20:45+01:00') });
  expect([evening('Europe/London'), evening(belgrade)]).toEqual([false, true]);
});
