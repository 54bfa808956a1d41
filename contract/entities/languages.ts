/** The site's languages as URLs, cookie and user settings spell them (spec section 1). */
export const languages = ['en', 'rs', 'ba', 'de', 'el', 'sq', 'ru'] as const;

export type Language = (typeof languages)[number];

/** The BCP 47 tags of the site's languages: neither Intl nor i18next's plural rules know `rs`. */
export const languageCodes: Record<Language, string> = {
  en: 'en',
  rs: 'sr-Latn',
  ba: 'bs-Latn',
  de: 'de',
  el: 'el',
  sq: 'sq',
  ru: 'ru',
};
