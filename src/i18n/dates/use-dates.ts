import i18next from 'i18next';
import { useLanguageCode } from '../use-language-code.ts';
import { type Dates, datesIn } from './date-text.ts';

const known = new Map<string, Dates>();

/** Days as text in the language of the page; hundreds of rows use it, so it is made once per language. */
export const useDates = (): Dates => {
  const code = useLanguageCode();
  const dates = known.get(code) ?? datesIn(i18next.getResource(code, 'common', 'dates'));
  known.set(code, dates);
  return dates;
};
