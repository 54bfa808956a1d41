import type { TFunction } from 'i18next';
import { dayOf } from './board/board-items.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** hh:mm of the visitor's clock. */
export const timeText = (instant: string): string => {
  const date = new Date(instant);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

const dayLength = 86_400_000;

/** "today", "tomorrow" or a numeric date: not every browser knows the month names of all seven languages. */
export const dayText = (instant: string | number, t: TFunction<'betting'>): string => {
  const day = dayOf(instant);
  const now = Date.now();
  if (day === dayOf(now)) return t('today');
  if (day === dayOf(now + dayLength)) return t('tomorrow');
  const date = new Date(instant);
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.`;
};

/** "Today, Saturday 21 November"; where the browser does not know the language, as short as in a row. */
export const longDayText = (instant: string, language: string, t: TFunction<'betting'>): string => {
  const short = dayText(instant, t);
  const code = language === 'en' ? 'en-GB' : language;
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(code).length > 0;
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', day: 'numeric', month: 'long' });
  const long = isKnown ? format.format(new Date(instant)) : '';
  const text = [/\d/.test(short) && isKnown ? '' : short, long].filter(Boolean).join(', ');
  return text.charAt(0).toLocaleUpperCase(code) + text.slice(1);
};
