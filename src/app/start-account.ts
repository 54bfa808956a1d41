import { fromPromise } from 'xstate';
import { type AuthFormReport, authFormMachine, type MailedLink } from '../../machines/auth-form/auth-form.machine.ts';
import { emailConfirmationMachine } from '../../machines/email-confirmation/email-confirmation.machine.ts';
import { createDeviceStore } from '../actors/device-store.ts';
import { installStore } from '../actors/install-store.ts';
import { createSubmitAuthForm } from '../actors/submit-auth-form.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { AccountMachines } from '../running/running.tsx';
import { type AccountApi, createAccountApi } from '../transport/api/account.ts';
import { latePart } from './late-part.ts';
import type { LateSite } from './late-site.ts';

/** Why a player on a break is not signed in (server/breaks/breaks.ts). */
const breaks: readonly (string | undefined)[] = ['onTimeOut', 'selfExcluded', 'selfExcludedForGood'];

export const providedAccount = (api: AccountApi, hear: (report: AuthFormReport) => void) => {
  const report = (_: unknown, told: AuthFormReport) => hear(told);
  return {
    authForm: authFormMachine.provide({
      actors: { submit: createSubmitAuthForm(api, createDeviceStore(), currentLanguage) },
      actions: { report },
    }),
    emailConfirmation: emailConfirmationMachine.provide({
      actors: {
        confirm: fromPromise<void, { link: MailedLink | null }>(async ({ input: { link }, signal }) => {
          if (link) await api.confirmEmail(link, signal);
        }),
        sendMail: fromPromise<void>(async ({ signal }) => {
          await api.sendVerificationEmail(signal);
        }),
      },
      actions: { report },
    }),
  };
};

/** The account's forms and calls: fetched and started when the first of their pages or dialogs is opened. */
export const start = (site: LateSite): AccountMachines & { api: AccountApi } => {
  const { world, page, app, router, context } = site;
  const api = createAccountApi(world.http);
  const hear = async (report: AuthFormReport) => {
    switch (report.type) {
      case 'player.signedIn':
        return report.session && page.signIn(report.session);
      case 'player.registered':
        emailConfirmation.send({ type: 'address.registered', email: report.email });
        return app.send({ type: 'authDialog.opened', mode: 'welcome' });
      case 'password.reset':
        if (context.statuses().loginInDialog) await router.navigate({ to: '/' });
        return page.goToLogin();
      case 'account.changed':
        return page.refresh();
      default:
        return app.send(report);
    }
  };
  const machines = providedAccount(api, (report) => void hear(report));
  const authForm = latePart(site, machines.authForm);
  authForm.subscribe(({ context: { problems } }) => {
    if (breaks.includes(problems.username)) installStore.noteBreak(true);
  });
  const emailConfirmation = latePart(site, machines.emailConfirmation);
  const { authDialog } = app.getSnapshot().children;
  if (!authDialog) throw new Error('The dialog of the account is missing');
  const shownBy = ({ value }: ReturnType<typeof authDialog.getSnapshot>) => (value === 'closed' ? null : value.open);
  let dialog = shownBy(authDialog.getSnapshot());
  authDialog.subscribe((snapshot) => {
    const shown = shownBy(snapshot);
    if (shown !== dialog && dialog !== null) authForm.send({ type: 'form.left' });
    dialog = shown;
  });
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return;
    // A link is given up with its page; what it opened there is not left by arriving. Nor is the form of a dialog by
    // the page below it, which may still have been on its way when the dialog was opened.
    if (toLocation.pathname !== '/auth/reset-password' && dialog === null) authForm.send({ type: 'form.left' });
    if (toLocation.pathname !== '/verification') emailConfirmation.send({ type: 'page.left' });
  });
  return { api, authForm, emailConfirmation };
};
