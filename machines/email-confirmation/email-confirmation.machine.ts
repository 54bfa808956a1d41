import { assign, setup } from 'xstate';
import { resendPause } from '../../domain/limits.ts';
import type { MailedLink } from '../auth-form/auth-form.machine.ts';
import { failureNotice } from '../notices/failure-notice.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { isRefusal } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type EmailConfirmationEvent =
  | { type: 'link.opened'; link: MailedLink }
  /** The page was opened without a link. */
  | { type: 'link.missed' }
  | { type: 'link.retried' }
  | { type: 'page.left' }
  | { type: 'mail.asked' }
  | { type: 'address.registered'; email: string | null };

export type EmailConfirmationReport = NoticeReport | { type: 'account.changed' };

interface EmailConfirmationContext {
  link: MailedLink | null;
  /** The address of the account that was opened here. */
  email: string | null;
}

/** Confirms an e-mail address by the link mailed to it, and has another link mailed. */
export const emailConfirmationMachine = setup({
  types: {} as { context: EmailConfirmationContext; events: EmailConfirmationEvent },
  actors: {
    confirm: answerToProvide<void, { link: MailedLink | null }>('confirm'),
    sendMail: answerToProvide<void>('sendMail'),
  },
  actions: {
    report: actionToProvide<EmailConfirmationReport>('report'),
    noteLink: assign((_, { link }: { link: MailedLink }) => ({ link })),
    forgetLink: assign({ link: null }),
    noteAddress: assign((_, { email }: { email: string | null }) => ({ email })),
  },
  guards: { isRefusal },
  delays: { resendPause },
}).createMachine({
  id: 'emailConfirmation',
  context: { link: null, email: null },
  type: 'parallel',
  states: {
    link: {
      initial: 'none',
      on: {
        'link.opened': { target: '.confirming', actions: { type: 'noteLink', params: ({ event }) => event } },
        'page.left': { target: '.none', actions: 'forgetLink' },
      },
      states: {
        none: {
          on: { 'link.missed': { target: 'missing' } },
        },
        missing: {},
        confirming: {
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: ({ context }) => ({ link: context.link }),
            onDone: {
              target: 'confirmed',
              actions: ['forgetLink', { type: 'report', params: { type: 'account.changed' } }],
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: 'refused',
                actions: 'forgetLink',
              },
              { target: 'unanswered' },
            ],
          },
        },
        confirmed: {},
        refused: {},
        // Whether it was confirmed is not known: the same link is shown again.
        unanswered: {
          on: { 'link.retried': { target: 'confirming' } },
        },
      },
    },
    mail: {
      initial: 'idle',
      on: {
        // A mail was sent with the registration.
        'address.registered': { target: '.sent', actions: { type: 'noteAddress', params: ({ event }) => event } },
      },
      states: {
        idle: {
          on: { 'mail.asked': { target: 'sending' } },
        },
        sending: {
          invoke: {
            id: 'sendMail',
            src: 'sendMail',
            onDone: {
              target: 'sent',
              actions: {
                type: 'report',
                params: {
                  type: 'notice.raised',
                  notice: { text: { namespace: 'auth', key: 'emailSentSuccessfully' } },
                },
              },
            },
            onError: {
              target: 'idle',
              actions: { type: 'report', params: ({ event }) => failureNotice(event.error, 'emailNotSent') },
            },
          },
        },
        sent: {
          after: { resendPause: { target: 'idle' } },
        },
      },
    },
  },
});
