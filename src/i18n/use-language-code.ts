import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
};

const languageNow = (): string => i18next.language;

/** The language of the page, for what hundreds of rows ask: `useTranslation` copies its instance for every component. */
export const useLanguageCode = (): string => useSyncExternalStore(subscribe, languageNow, languageNow);
