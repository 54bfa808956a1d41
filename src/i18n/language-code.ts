import type { Language } from '../../contract/entities/scalars.ts';

/** Our codes in the standard's: `rs` is no language to Intl or to i18next's plural rules. */
export const languageCodes: Record<Language, string> = {
  en: 'en',
  rs: 'sr-Latn',
  ba: 'bs-Latn',
  de: 'de',
  el: 'el',
  sq: 'sq',
  ru: 'ru',
};

export const languageNames: Record<Language, string> = {
  en: 'English',
  rs: 'Srpski',
  ba: 'Bosanski',
  de: 'Deutsch',
  el: 'Ελληνικά',
  sq: 'Shqip',
  ru: 'Русский',
};

export const languageOf = (code: string): Language =>
  (Object.keys(languageCodes) as Language[]).find((language) => languageCodes[language] === code) ?? 'en';
