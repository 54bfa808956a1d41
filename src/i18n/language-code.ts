import { type Language, languageCodes, languages } from '../../contract/entities/languages.ts';

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
  languages.find((language) => languageCodes[language] === code) ?? 'en';
