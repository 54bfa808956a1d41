import { fromPromise } from 'xstate';
import type { Language } from '../../contract/entities/scalars.ts';
import { loginPayload } from '../../contract/http/kcmanager.ts';
import {
  changePasswordPayload,
  forgotPasswordPayload,
  registrationPayload,
  resetPayload,
} from '../../contract/http/kcmanager-accounts.ts';
import type { AuthFormName, SentForm } from '../../machines/auth-form/auth-form.machine.ts';
import type { Session } from '../../machines/session/session.ts';
import type { AccountApi } from '../transport/api/account.ts';
import { sessionFrom } from './session-from.ts';

interface SiteOfForms {
  signIn(session: Session): void;
  /** In which the site is read: mails are written in it. */
  language(): Language;
}

type Submit = (sent: SentForm, signal: AbortSignal) => Promise<string | null>;

/** Sends a form as the contract wants it; who signs in with it is signed in. */
export const createSubmitAuthForm = (api: AccountApi, { signIn, language }: SiteOfForms) => {
  const submits: Record<AuthFormName, Submit> = {
    login: async ({ values }, signal) => {
      signIn(sessionFrom(await api.loginUser(loginPayload.parse(values), signal)));
      return null;
    },
    register: async ({ values }, signal) => {
      const form = registrationPayload.parse({ ...values, language: language() });
      signIn(sessionFrom(await api.registerUser(form, signal)));
      return form.email;
    },
    forgotPassword: async ({ values }, signal) => {
      await api.sendResetPasswordEmail(forgotPasswordPayload.parse({ ...values, language: language() }), signal);
      return null;
    },
    resetPassword: async ({ values, link }, signal) => {
      await api.resetPassword(resetPayload.parse({ ...values, ...link }), signal);
      return null;
    },
    changePassword: async ({ values }, signal) => {
      await api.changePassword(changePasswordPayload.parse(values), signal);
      return null;
    },
    endOtherSessions: async (_, signal) => {
      await api.endOtherSessions(signal);
      return null;
    },
  };
  return fromPromise<{ email: string | null }, SentForm>(async ({ input, signal }) => ({
    email: await submits[input.form](input, signal),
  }));
};
