import { useTranslation } from 'react-i18next';

/** Words for a key of the namespace errors, with which the server or a schema refused; null for none. */
export const useRefusalText = (): ((key: string | null | undefined) => string | null) => {
  const { t } = useTranslation('errors');
  // The locales test holds every key of the server to the seven languages.
  return (key) => (key ? (t as (key: string) => string)(key) : null);
};
