/** "Today" and "tomorrow" are the operator's days. */
const operatorZone = 'Europe/Belgrade';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: operatorZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** The wall clock in the operator's zone, read as if it were UTC. */
const wallClock = (time: number): number => {
  const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** The operator's calendar day of a time, `2026-03-01`. */
export const dayName = (time: number): string => new Date(wallClock(time)).toISOString().slice(0, 10);

const dayMs = 86_400_000;

/** When the operator's day `ahead` days from that of `now` begins; right on days of 23 and 25 hours too. */
export const dayStart = (now: number, ahead: number): number => {
  const midnight = Math.floor(wallClock(now) / dayMs) * dayMs + ahead * dayMs;
  const guess = midnight - (wallClock(midnight) - midnight);
  return midnight - (wallClock(guess) - guess);
};
