import { assign, setup } from 'xstate';
import type { NoticeReport, NoticeText } from '../notices/notice.ts';
import { failureText, refusalFields, refusalValues } from '../refusal.ts';
import type { Session } from '../signed-in.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** Values as the form validated them; a password stays in the event and never enters the context. */
export type AuthFormValues = Readonly<Record<string, string | boolean>>;

export type AuthFormName =
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'endSession'
  | 'endOtherSessions'
  | 'connectAgent';

/** Both halves of a link that was mailed. */
export interface MailedLink {
  userId: string;
  token: string;
}

export interface SentForm {
  form: AuthFormName;
  values: AuthFormValues;
  /** The link for setting a new password. */
  link: MailedLink | null;
}

/** The result of a form: who is signed in by it, and the address that waits to be confirmed. */
export interface TakenForm {
  session: Session | null;
  email: string | null;
}

export type AuthFormEvent =
  | { type: 'form.submitted'; form: AuthFormName; values: AuthFormValues }
  | { type: 'field.changed'; field: string }
  | { type: 'form.left' }
  /** `inDialog`: the form for it is opened over the home page. */
  | { type: 'link.opened'; link: MailedLink; inDialog: boolean }
  /** The page to set a password was opened without one. */
  | { type: 'link.missed' };

export type AuthFormReport =
  | NoticeReport
  | { type: 'player.signedIn'; session: Session | null }
  | { type: 'player.registered'; email: string | null }
  | { type: 'password.reset' }
  /** Of the player's data that a page may show. */
  | { type: 'account.changed' }
  | { type: 'authDialog.opened'; mode: 'reset-password' };

interface AuthFormContext {
  form: AuthFormName;
  /** What the server objected to in it: translation keys by field. */
  problems: Readonly<Record<string, string>>;
  /** What the texts of the problems name. */
  problemValues: Readonly<Record<string, string | number>>;
  /** Why it was not taken, where that concerns no single field. */
  refusal: NoticeText | null;
  link: MailedLink | null;
  /** Changes of password so far: a form of an earlier one is emptied. */
  passwordChanges: number;
}

const failureKeys: Record<AuthFormName, string> = {
  login: 'loginFailed',
  register: 'registerFailed',
  forgotPassword: 'emailNotSent',
  resetPassword: 'passwordResetFailed',
  changePassword: 'passwordChangeFailed',
  endSession: 'sessionNotEnded',
  endOtherSessions: 'sessionsNotEnded',
  connectAgent: 'agentNotJoined',
};

const red = (text: NoticeText): NoticeReport => ({ type: 'notice.raised', notice: { text, color: 'error' } });
const noProblem = { problems: {}, refusal: null };
const green = (key: string): NoticeReport => ({
  type: 'notice.raised',
  notice: { text: { namespace: 'auth', key } satisfies NoticeText },
});

/** The forms of the account, sent one at a time. */
export const authFormMachine = setup({
  types: {} as { context: AuthFormContext; events: AuthFormEvent },
  actors: {
    submit: answerToProvide<TakenForm, SentForm>('submit'),
  },
  actions: {
    report: actionToProvide<AuthFormReport>('report'),
    noteForm: assign((_, { form }: { form: AuthFormName }) => ({ form, ...noProblem })),
    noteLink: assign((_, { link }: { link: MailedLink }) => ({ link })),
    noteProblems: assign(({ context }, { error }: { error: unknown }) => {
      const problems = refusalFields(error);
      const general = Object.keys(problems).length === 0;
      return {
        problems,
        problemValues: refusalValues(error) ?? {},
        refusal: general ? failureText(error, failureKeys[context.form]) : null,
      };
    }),
    forgetProblem: assign(({ context }, { field }: { field: string }) => ({
      problems: Object.fromEntries(Object.entries(context.problems).filter(([name]) => name !== field)),
      refusal: null,
    })),
    forgetProblems: assign(noProblem),
    forgetLink: assign({ link: null }),
    countChange: assign(({ context }) => ({ passwordChanges: context.passwordChanges + 1 })),
  },
  guards: {
    isInDialog: (_, { inDialog }: { inDialog: boolean }) => inDialog,
    isForm: ({ context }, { form }: { form: AuthFormName }) => context.form === form,
    isProblem: ({ context }, { field }: { field: string }) => context.refusal !== null || field in context.problems,
  },
}).createMachine({
  id: 'authForm',
  context: { form: 'login', problems: {}, problemValues: {}, refusal: null, link: null, passwordChanges: 0 },
  initial: 'editing',
  on: {
    'link.opened': [
      {
        guard: { type: 'isInDialog', params: ({ event }) => event },
        actions: [
          { type: 'noteLink', params: ({ event }) => event },
          { type: 'report', params: { type: 'authDialog.opened', mode: 'reset-password' } },
        ],
      },
      { actions: { type: 'noteLink', params: ({ event }) => event } },
    ],
    'link.missed': {
      actions: ['forgetLink', { type: 'report', params: red({ namespace: 'errors', key: 'resetLinkMissing' }) }],
    },
    'form.left': { target: '.editing', actions: ['forgetProblems', 'forgetLink'] },
  },
  states: {
    editing: {
      on: {
        'form.submitted': { target: 'submitting', actions: { type: 'noteForm', params: ({ event }) => event } },
        // Others have nothing against it.
        'field.changed': {
          guard: { type: 'isProblem', params: ({ event }) => event },
          actions: { type: 'forgetProblem', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context, event }) => ({
          form: context.form,
          values: event.type === 'form.submitted' ? event.values : {},
          link: context.link,
        }),
        onDone: [
          {
            guard: { type: 'isForm', params: { form: 'login' } },
            target: 'editing',
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'player.signedIn', session: event.output.session }),
            },
          },
          {
            guard: { type: 'isForm', params: { form: 'register' } },
            target: 'editing',
            actions: [
              {
                type: 'report',
                params: ({ event }) => ({ type: 'player.signedIn', session: event.output.session }),
              },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'player.registered', email: event.output.email }),
              },
            ],
          },
          {
            guard: { type: 'isForm', params: { form: 'forgotPassword' } },
            target: 'editing',
            actions: { type: 'report', params: green('emailSentSuccessfully') },
          },
          {
            guard: { type: 'isForm', params: { form: 'resetPassword' } },
            target: 'editing',
            actions: [
              'forgetLink',
              { type: 'report', params: green('passwordReset') },
              { type: 'report', params: { type: 'password.reset' } },
            ],
          },
          {
            guard: { type: 'isForm', params: { form: 'changePassword' } },
            target: 'editing',
            actions: [
              'countChange',
              { type: 'report', params: green('passwordChanged') },
              { type: 'report', params: { type: 'account.changed' } },
            ],
          },
          {
            guard: { type: 'isForm', params: { form: 'connectAgent' } },
            target: 'editing',
            actions: [
              { type: 'report', params: green('agentJoined') },
              { type: 'report', params: { type: 'account.changed' } },
            ],
          },
          {
            guard: { type: 'isForm', params: { form: 'endSession' } },
            target: 'editing',
            actions: [
              { type: 'report', params: green('sessionEnded') },
              { type: 'report', params: { type: 'account.changed' } },
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'report', params: green('sessionsEnded') },
              { type: 'report', params: { type: 'account.changed' } },
            ],
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'noteProblems', params: ({ event }) => event },
            {
              type: 'report',
              params: ({ context, event }) => red(failureText(event.error, failureKeys[context.form])),
            },
          ],
        },
      },
    },
  },
});
