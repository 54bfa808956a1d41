import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSiteSettings } from '../settings/site-settings.ts';
import { secondsLeft, ticketWait, wasNotPlaced } from './ticket-deadline.ts';

test('A prematch ticket waits 15 s, a live one 20 s and the live delay of 5 s', () => {
  const settings = readSiteSettings([]);
  expect(ticketWait(settings, false)).toBe(15_000);
  expect(ticketWait(settings, true)).toBe(25_000);
});

test.each(['', 'abc', '0', '-5', '1e9'])('A time-out setting of %j falls back', (value) => {
  expect(ticketWait(readSiteSettings([{ key: 'timeoutPrematchTicket', value }]), false)).toBe(15_000);
});

test('Seconds are counted to the deadline, rounded up, and end at 0', () => {
  expect([1, 14_000, 14_999, 15_000, 16_000].map((now) => secondsLeft(15_000, now))).toEqual([15, 1, 1, 0, 0]);
});

test('A countdown never grows, is never negative and never NaN, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.nat(100), (deadline, now, previous) => {
      const seconds = secondsLeft(deadline, now, previous);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThanOrEqual(previous);
    }),
  );
});

test('A ticket unknown to the server was not placed from its deadline and five seconds on', () => {
  expect(wasNotPlaced(15_000, 19_999)).toBe(false);
  expect(wasNotPlaced(15_000, 20_000)).toBe(true);
});
