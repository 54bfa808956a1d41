import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import type { Language } from '../../contract/entities/languages.ts';
import {
  type AuthFormReport,
  authFormMachine,
  type SentForm,
  type TakenForm,
} from '../../machines/auth-form/auth-form.machine.ts';
import { emailConfirmationMachine } from '../../machines/email-confirmation/email-confirmation.machine.ts';
import { answering, recording } from '../../machines/testing/recorder.ts';
import { shownView, startedPart } from './shown-view.tsx';

export const shownForms = async (view: ReactNode, language: Language) => {
  const submit = answering<TakenForm, SentForm>();
  const report = recording<AuthFormReport>();
  const authForm = createActor(
    authFormMachine.provide({ actors: { submit: submit.logic }, actions: { report: report.action } }),
  ).start();
  const emailConfirmation = createActor(emailConfirmationMachine).start();
  const shown = await shownView(view, language, { account: startedPart({ authForm, emailConfirmation }) });
  return { ...shown, submit, report };
};
