import { expect, test } from 'vitest';
import { periodAt } from './bonus-period.ts';

const shown = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((at) => new Date(at).toISOString().replace(':00.000Z', ''));

test.each([
  ['week', '2026-03-01T22:59:59.999Z', 0, '2026-02-22T23:00', '2026-03-01T23:00'],
  ['week', '2026-03-01T23:00:00.000Z', 0, '2026-03-01T23:00', '2026-03-08T23:00'],
  ['week', '2026-03-01T23:00:00.000Z', -1, '2026-02-22T23:00', '2026-03-01T23:00'],
  // The clocks go forward on 29 March: the week has 167 hours.
  ['week', '2026-03-25T12:00:00.000Z', 0, '2026-03-22T23:00', '2026-03-29T22:00'],
  ['week', '2026-10-25T12:00:00.000Z', 0, '2026-10-18T22:00', '2026-10-25T23:00'],
  ['month', '2026-03-31T21:59:59.999Z', 0, '2026-02-28T23:00', '2026-03-31T22:00'],
  ['month', '2026-03-31T22:00:00.000Z', -1, '2026-02-28T23:00', '2026-03-31T22:00'],
  ['month', '2026-01-15T12:00:00.000Z', -1, '2025-11-30T23:00', '2025-12-31T23:00'],
  ['month', '2026-01-31T12:00:00.000Z', -11, '2025-01-31T23:00', '2025-02-28T23:00'],
] as const)('the %s of %s, %i further', (kind, now, ahead, from, until) => {
  expect(shown(periodAt(kind, Date.parse(now), ahead))).toEqual([from, until]);
});
