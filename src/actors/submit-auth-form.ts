import { fromPromise } from 'xstate';
import type { Language } from '../../contract/entities/languages.ts';
import type { SignedIn } from '../../contract/entities/user.ts';
import { connect } from '../../contract/http/agency.ts';
import {
  changePasswordPayload,
  endSessionPayload,
  forgotPasswordPayload,
  loginPayload,
  registrationPayload,
  resetPayload,
} from '../../contract/http/kcmanager-accounts.ts';
import type { AuthFormName, SentForm, TakenForm } from '../../machines/auth-form/auth-form.machine.ts';
import type { AccountApi } from '../transport/api/account.ts';
import type { DeviceStore } from './device-store.ts';
import { sessionFrom } from './session-from.ts';

type Submit = (sent: SentForm, signal: AbortSignal) => Promise<Partial<TakenForm>>;

/** Sends a form as the contract wants it; mails are written in the `language` in which the site is read. */
export const createSubmitAuthForm = (api: AccountApi, devices: DeviceStore, language: () => Language) => {
  const signedIn = ({ device_token, ...tokens }: SignedIn) => {
    devices.keep(device_token);
    return sessionFrom(tokens);
  };
  const submits: Record<AuthFormName, Submit> = {
    login: async ({ values }, signal) => ({
      session: signedIn(await api.loginUser(loginPayload.parse({ ...values, devices: devices.tokens() }), signal)),
    }),
    register: async ({ values }, signal) => {
      const form = registrationPayload.parse({ ...values, language: language() });
      return { session: signedIn(await api.registerUser(form, signal)), email: form.email };
    },
    forgotPassword: async ({ values }, signal) => {
      await api.sendResetPasswordEmail(forgotPasswordPayload.parse({ ...values, language: language() }), signal);
      return {};
    },
    resetPassword: async ({ values, link }, signal) => {
      const { device_token } = await api.resetPassword(resetPayload.parse({ ...values, ...link }), signal);
      devices.keep(device_token);
      return {};
    },
    changePassword: async ({ values }, signal) => {
      await api.changePassword(changePasswordPayload.parse(values), signal);
      return {};
    },
    endSession: async ({ values }, signal) => {
      await api.endSession(endSessionPayload.parse(values), signal);
      return {};
    },
    endOtherSessions: async (_, signal) => {
      await api.endOtherSessions(signal);
      return {};
    },
    connectAgent: async ({ values }, signal) => {
      await api.connectAgent(connect.body.parse(values), signal);
      return {};
    },
  };
  return fromPromise<TakenForm, SentForm>(async ({ input, signal }) => ({
    session: null,
    email: null,
    ...(await submits[input.form](input, signal)),
  }));
};
