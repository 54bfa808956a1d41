import type { Instant } from '../i18n/dates/calendar.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Dear to make. */
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return clock;
};

/** What the clock of a zone shows, as 2026-11-27T20:45:00. */
const reading = (zone: string, instant: Instant): string =>
  clockOf(zone)
    .format(new Date(instant))
    .replace(/(\d+)\/(\d+)\/(\d+), (.+)/, '$3-$2-$1T$4');

/** Dates whose hours here are those that a zone's clock shows. */
export const wallClockOf =
  (zone: string) =>
  (instant: Instant): Date =>
    new Date(reading(zone, instant));

/** How far a zone is behind UTC at a time, as `Date.getTimezoneOffset` has it. */
export const minutesBehind = (zone: string, at: number): number =>
  Math.round((at - Date.parse(`${reading(zone, at)}Z`)) / 60_000);
