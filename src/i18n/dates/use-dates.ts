import i18next from 'i18next';
import { useLanguageCode } from '../use-language-code.ts';
import { type Dates, datesIn } from './date-text.ts';

const known = new Map<string, Dates>();

/** Days as they are said in the language of the page; hundreds of rows ask, so they are made once a language. */
export const useDates = (): Dates => {
  const code = useLanguageCode();
  const dates = known.get(code) ?? datesIn(i18next.getResource(code, 'common', 'dates'));
  known.set(code, dates);
  return dates;
};
