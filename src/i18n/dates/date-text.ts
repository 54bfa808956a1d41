import type common from '../../../locales/en/common.json';
import { dayOf, daysBetween, type Instant, timeText } from './calendar.ts';

/** What a language calls days and months. Browsers do not know all of ours: some write "2026 M11" for November in Bosnian. */
export type DateWords = typeof common.dates;

/** Days as text in a language; `day` is a calendar day, `2026-11-22`. */
export interface Dates {
  /**
   * "yesterday", "today", "tomorrow", "Sun 22"; "22 Jan" where a weekday would not identify the week, "22 Jan 2025" of
   * another year.
   */
  near(day: string, today?: string): string;
  /** "today 20:45", "Sun 22, 15:30". */
  nearTime(instant: Instant, now?: Instant): string;
  /** "22 Nov": of a day that is not far away, but may no longer be the one that it was when the text was written. */
  short(day: string): string;
  /** As a head of its own: "Today, Saturday 21 November". */
  head(day: string, today?: string): string;
  /** "22 November 2026". */
  date(day: string): string;
  /** "November 2026". */
  month(day: string): string;
  /** As a calendar heads its columns and names its months: "Sat", "Nov". */
  weekdayShort(day: string): string;
  monthShort(day: string): string;
}

/** Further away than that, weekday and number could be those of another month. */
const nearDays = 27;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const parts = (day: string) => {
  const [year = '', month = '1', date = '1'] = day.split('-');
  return { year, month: Number(month) - 1, day: String(Number(date)), weekday: new Date(`${day}T00:00Z`).getUTCDay() };
};

export const datesIn = (words: DateWords): Dates => {
  const lists = { weekday: words.weekdays, weekdayShort: words.weekdaysShort } as const;
  const nth = (list: string, index: number) => list.split(', ')[index] ?? '';
  const say = (pattern: string, day: string, months = words.monthsOfDay, weekdays: string = lists.weekday): string => {
    const { year, month, day: date, weekday } = parts(day);
    const values = { year, day: date, month: nth(months, month), weekday: nth(weekdays, weekday) };
    return pattern.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof values) => values[name]);
  };
  const beside = (day: string, today: string): string | undefined =>
    ({ [-1]: words.yesterday, 0: words.today, 1: words.tomorrow })[daysBetween(today, day)];
  const near: Dates['near'] = (day, today = dayOf(Date.now())) => {
    if (Math.abs(daysBetween(today, day)) > nearDays)
      return say(day.slice(0, 4) === today.slice(0, 4) ? words.far : words.date, day, words.monthsShort);
    return beside(day, today) ?? say(words.near, day, words.months, lists.weekdayShort);
  };
  return {
    near,
    nearTime(instant, now = Date.now()) {
      const [day, today] = [dayOf(instant), dayOf(now)];
      return `${near(day, today)}${beside(day, today) === undefined ? ',' : ''} ${timeText(instant)}`;
    },
    short: (day) => say(words.far, day, words.monthsShort),
    head(day, today = dayOf(Date.now())) {
      return capital([beside(day, today), say(words.full, day)].filter(Boolean).join(', '));
    },
    date: (day) => say(words.date, day),
    month: (day) => capital(say(words.month, day, words.months)),
    weekdayShort: (day) => nth(lists.weekdayShort, parts(day).weekday),
    monthShort: (day) => nth(words.monthsShort, parts(day).month),
  };
};
