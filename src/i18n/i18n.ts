import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type Language, languageCodes } from '../../contract/entities/languages.ts';
import { languageOf } from './language-code.ts';
import { loadTexts } from './load-texts.ts';
import type { Namespace } from './resources.ts';

const say = (code: string): void => {
  document.documentElement.lang = code;
};

const texts: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => {},
  read: (code, namespace) => loadTexts(languageOf(code), namespace),
};

/** Starts the texts in a language; each namespace is fetched when the first component asks for it. */
export const startI18n = async (language: Language): Promise<i18n> => {
  i18next.on('languageChanged', say);
  await i18next
    .use(initReactI18next)
    .use(texts)
    .init({
      lng: languageCodes[language],
      fallbackLng: false,
      load: 'currentOnly',
      supportedLngs: Object.values(languageCodes),
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return i18next;
};

export const setLanguage = async (language: Language): Promise<void> => {
  if (i18next.language !== languageCodes[language]) await i18next.changeLanguage(languageCodes[language]);
};

/** Fetches the texts of a page while its code is on the way. */
export const loadNamespaces = (...namespaces: Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces);

/** Code or data of a page, and its texts, both on their way at once. */
export const withWords = async <Part>(part: Part, ...namespaces: Namespace[]): Promise<Awaited<Part>> => {
  const [loaded] = await Promise.all([part, loadNamespaces(...namespaces)]);
  return loaded;
};

/** The site language of the page as it is shown now. */
export const currentLanguage = (): Language => languageOf(i18next.language);

/** As {@link currentLanguage}, for components. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n.language);
