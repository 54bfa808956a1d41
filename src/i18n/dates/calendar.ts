/** A point in time: ISO 8601, milliseconds or a date. */
export type Instant = string | number | Date;

const two = (value: number) => String(value).padStart(2, '0');

let seen = (instant: Instant): Date => new Date(instant);

/** Dates and times from here on as a clock elsewhere shows them: `wallClock` gives that, in the hours of this one. */
export const readElsewhere = (wallClock: typeof seen): void => {
  seen = wallClock;
};

/** The calendar day of an instant where the reader is, `2026-11-21` (spec section 9). */
export const dayOf = (instant: Instant): string => {
  const date = seen(instant);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The time of day where the reader is, `20:14`. */
export const timeText = (instant: Instant): string => {
  const date = seen(instant);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** To the second, `20:14:11`. */
export const secondText = (instant: Instant): string => `${timeText(instant)}:${two(new Date(instant).getSeconds())}`;

/** As lists write an instant in every language, `2026-11-21 20:14` (spec section 9). */
export const stampText = (instant: Instant): string => `${dayOf(instant)} ${timeText(instant)}`;

/** A first and a last day, `2026-11-21`. */
export interface Days {
  from: string;
  to: string;
}

const utc = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

export const daysBetween = (from: string, to: string): number => (utc(to).getTime() - utc(from).getTime()) / 86_400_000;

/** Whether a text is a day that exists: not 2026-02-30. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[12]\d{3}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(utc(value).getTime()) &&
  utc(value).toISOString().startsWith(value);

export const yearAgo = (): string => {
  const date = new Date();
  date.setFullYear(date.getFullYear() - 1);
  return dayOf(date);
};

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days of an address: by default from the first of the month to today (spec section 9). */
export const shownDays = ({ from, to }: Partial<Days>, now: Date): Days => {
  const today = dayOf(now);
  return { from: from ?? monthStart(to !== undefined && to < today ? to : today), to: to ?? today };
};

/** First and last day of the month that is `ahead` months from a day's. */
export const monthOf = (day: string, ahead: number): Days => {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  const at = (months: number, nth: number) => new Date(Date.UTC(year, month - 1 + months, nth)).toISOString();
  return { from: at(ahead, 1).slice(0, 10), to: at(ahead + 1, 0).slice(0, 10) };
};
