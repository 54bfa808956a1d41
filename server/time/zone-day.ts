const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for an unknown zone. */
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
};

/** The wall clock of a zone, read as if it were UTC. */
const wallClock = (zone: string, time: number): number => {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

export const dayMs = 86_400_000;

/** Midnight of the day, in a zone, in which `time` lies: as if it were UTC. */
export const midnightOf = (zone: string, time: number): number => Math.floor(wallClock(zone, time) / dayMs) * dayMs;

/** When a day of a zone begins, its midnight given as if it were UTC; right on days of 23 and 25 hours too. */
export const dayStartIn = (zone: string, midnight: number): number => {
  const guess = midnight - (wallClock(zone, midnight) - midnight);
  return midnight - (wallClock(zone, guess) - guess);
};

/** Whether a name is one of a time zone, `Europe/Belgrade`. */
export const isZone = (zone: string): boolean => {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
};
