import * as z from 'zod/mini';

/** An identifier: a non-empty string of at most 64 characters. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));

/** An instant, ISO 8601 in UTC (`2026-03-01T17:30:00.000Z`). */
export const instant = z.iso.datetime();

/** A time as milliseconds since the epoch, by the server's clock. */
export const timestamp = z.number();

/** An amount in major units (12.5 is twelve and a half dinars); integers of minor units exist only inside. */
export const amount = z.number();

/** A finite decimal odd as shown, for example 1.85. */
export const decimalOdd = z.number();

export const languages = ['en', 'rs', 'ba', 'de', 'el', 'sq', 'ru'] as const;

/** A site language as URLs, cookie and user settings spell it (spec section 1). */
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

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
