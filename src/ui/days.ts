const two = (value: number) => String(value).padStart(2, '0');

/** A first and a last day, `2026-11-21`. */
export interface Days {
  from: string;
  to: string;
}

/** The calendar day of a date where the reader is, `2026-11-21` (spec section 9). */
export const dayText = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const utc = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** Whether a text is a day that exists: not 2026-02-30. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[12]\d{3}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(utc(value).getTime()) &&
  utc(value).toISOString().startsWith(value);

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days that an address means: from the first of the month to today unless it says others (spec section 9). */
export const shownDays = ({ from, to }: Partial<Days>, now: Date): Days => {
  const today = dayText(now);
  return { from: from ?? monthStart(to !== undefined && to < today ? to : today), to: to ?? today };
};

/** First and last day of the month that lies `ahead` months from a day's. */
export const monthOf = (day: string, ahead: number): Days => {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  const at = (months: number, nth: number) => new Date(Date.UTC(year, month - 1 + months, nth)).toISOString();
  return { from: at(ahead, 1).slice(0, 10), to: at(ahead + 1, 0).slice(0, 10) };
};

/** The name of a day's month in a language, "November 2026". */
export const monthName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(day));
