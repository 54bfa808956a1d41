import { type Language, languages } from '../../contract/entities/languages.ts';

const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');

/** The language the visitor chose last on this browser (cookie `lang`), null when he never did. */
export const readLanguageCookie = (cookies: string): Language | null => {
  const value = /(?:^|;\s*)lang=([a-z]+)/.exec(cookies)?.[1];
  return isLanguage(value) ? value : null;
};

export const writeLanguageCookie = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
};

/** The address wins, then the account, then the cookie, then English (decisions, Languages). */
export const chooseLanguage = (
  prefix: Language | null,
  account: string | null | undefined,
  cookie: Language | null,
): Language => prefix ?? (isLanguage(account ?? undefined) ? (account as Language) : null) ?? cookie ?? 'en';
