import type { RouterHistory } from '@tanstack/react-router';
import type { Language } from '../../contract/entities/scalars.ts';
import { writeLanguageCookie } from '../i18n/language-cookie.ts';
import { withLanguagePrefix } from '../i18n/language-prefix.ts';

/** The page goes over to a language: the cookie remembers it, the address says it, and the texts follow the address. */
export const showLanguage = (history: RouterHistory, language: Language): void => {
  writeLanguageCookie(language);
  const { pathname, search, hash } = window.location;
  history.replace(`${withLanguagePrefix(pathname, language)}${search}${hash}`, history.location.state);
};
