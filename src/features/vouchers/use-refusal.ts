import { useTranslation } from 'react-i18next';
import { useVoucher } from '../../running/machines.ts';

/** Why the server refused, in words; null while it has not. A notice over the page is not seen behind a dialog. */
export const useRefusal = (): string | null => {
  const { t } = useTranslation('errors');
  const refusal = useVoucher(({ context }) => context.refusal);
  // The locales test holds every key of the server to the seven languages.
  return refusal === null ? null : (t as (key: string) => string)(refusal);
};
