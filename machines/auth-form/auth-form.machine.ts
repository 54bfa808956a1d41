import { setup } from 'xstate';
import type { NoticeReport } from '../notices/notice.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** Values as the form validated them; a password stays in the event and never enters the context. */
export type AuthFormValues = Readonly<Record<string, string | boolean>>;

export type AuthFormEvent = { type: 'form.submitted'; values: AuthFormValues };

/** A form that is sent once at a time: login now, the other forms of the auth pages alike. */
export const authFormMachine = setup({
  types: {} as { context: { failureKey: string }; events: AuthFormEvent; input: { failureKey: string } },
  actors: {
    /** Sends the values and hands what came of it to whom it concerns. */
    submit: answerToProvide<void, AuthFormValues>('submit'),
  },
  actions: {
    report: actionToProvide<NoticeReport>('report'),
  },
}).createMachine({
  id: 'authForm',
  context: ({ input }) => ({ failureKey: input.failureKey }),
  initial: 'editing',
  states: {
    editing: {
      on: { 'form.submitted': 'submitting' },
    },
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ event }) => (event.type === 'form.submitted' ? event.values : {}),
        onDone: { target: 'editing' },
        onError: {
          target: 'editing',
          actions: {
            type: 'report',
            params: ({ context, event }) => ({
              type: 'notice.raised',
              notice: {
                text: { namespace: 'errors', key: refusalKey(event.error) ?? context.failureKey },
                color: 'error',
              },
            }),
          },
        },
      },
    },
  },
});
