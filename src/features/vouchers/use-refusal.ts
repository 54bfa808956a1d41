import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { useVoucher } from '../../running/machines.ts';

/** Why the server refused, in words; null while it has not. A notice over the page is not seen behind a dialog. */
export const useRefusal = (): string | null => useRefusalText()(useVoucher(({ context }) => context.refusal));
