import { fromPromise } from 'xstate';
import type { MailedLink } from '../../machines/auth-form/auth-form.machine.ts';
import type { AccountApi } from '../transport/api/account.ts';

/** Effects of the e-mail confirmation. */
export const createEmailConfirmationActors = (api: AccountApi) => ({
  confirm: fromPromise<void, { link: MailedLink | null }>(async ({ input: { link }, signal }) => {
    if (link) await api.confirmEmail(link, signal);
  }),
  sendMail: fromPromise<void>(async ({ signal }) => {
    await api.sendVerificationEmail(signal);
  }),
});
