import { assign, setup } from 'xstate';
import type { DepositMethod, Payment } from '../../contract/entities/payment.ts';
import type { DepositRequest } from '../../contract/http/payment.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { isRefusal, refusalFields, refusalKey, refusalValues } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export interface Deposit {
  method: DepositMethod;
  request: DepositRequest;
  /** Of this attempt: however often it is sent, it is begun once. */
  key: string;
}

/** What the server reports unasked; `sum` is the amount with its currency, as text. */
export interface PaymentNews {
  paymentId: string;
  state: string;
  sum: string;
}

export type DepositEvent =
  | { type: 'deposit.asked'; deposit: Deposit }
  | { type: 'deposit.retried' }
  | { type: 'deposit.givenUp' }
  | { type: 'field.changed' }
  /** The player is back on the page he left for the provider's. */
  | { type: 'page.shown' }
  /** The provider sent him back, or he looks after a deposit of before. */
  | { type: 'payment.returned'; paymentId: string }
  | { type: 'payment.asked' }
  | { type: 'payment.updated'; news: PaymentNews }
  | { type: 'page.left' };

interface DepositContext {
  deposit: Deposit | null;
  /** Where it is paid. */
  url: string | null;
  /** Why it was not begun: keys of the namespace errors, in general and by field. */
  refusal: string | null;
  problems: Readonly<Record<string, string>>;
  /** What their texts name. */
  values: Readonly<Record<string, string | number>>;
  paymentId: string;
  payment: Payment | null;
  /** Answers without news. */
  tries: number;
}

const noRefusal = { refusal: null, problems: {}, values: {} };
const nobody = { paymentId: '', payment: null, tries: 0 };
const lateAfter = 5;

const noticeOf = (
  { paymentId, sum }: PaymentNews,
  key: 'notice.credited' | 'notice.declined',
  color?: 'error',
): NoticeReport => ({
  type: 'notice.raised',
  notice: {
    id: `payment:${paymentId}`,
    text: { namespace: 'payments', key, values: { sum } },
    ...(color && { color }),
  },
});

/**
 * A deposit: started once, paid at the provider, and then followed until the server confirms that it is credited. Only
 * the server's answer counts, never the page that the provider sends the player back to. The player may be on any page
 * when the confirmation arrives.
 */
export const depositMachine = setup({
  types: {} as { context: DepositContext; events: DepositEvent },
  actors: {
    begin: answerToProvide<{ url: string }, { deposit: Deposit | null }>('begin'),
    askPayment: answerToProvide<Payment, { paymentId: string }>('askPayment'),
  },
  actions: {
    report: actionToProvide<NoticeReport>('report'),
    goToProvider: actionToProvide<{ url: string | null }>('goToProvider'),
    noteDeposit: assign((_, { deposit }: { deposit: Deposit }) => ({ deposit, ...noRefusal })),
    noteUrl: assign((_, { url }: { url: string }) => ({ url })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({
      refusal: refusalKey(error),
      problems: refusalFields(error),
      values: refusalValues(error) ?? {},
    })),
    forgetRefusal: assign(noRefusal),
    notePaymentId: assign((_, { paymentId }: { paymentId: string }) => ({ ...nobody, paymentId })),
    notePayment: assign(({ context }, { payment }: { payment: Payment }) => ({ payment, tries: context.tries + 1 })),
    noteTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetPayment: assign(nobody),
  },
  guards: {
    isRefusal,
    isEnded: (_, { payment }: { payment: Payment }) => payment.state !== 'started' && payment.state !== 'expired',
    isFollowed: ({ context }, { news }: { news: PaymentNews }) => news.paymentId === context.paymentId,
    isLate: ({ context }) => context.tries >= lateAfter || context.payment?.state === 'expired',
    isCredited: (_, { news }: { news: PaymentNews }) => news.state === 'credited',
    isDeclined: (_, { news }: { news: PaymentNews }) => news.state === 'declined',
  },
  delays: { askPause: 3_000, latePause: 10_000 },
}).createMachine({
  id: 'deposit',
  context: { deposit: null, url: null, ...noRefusal, ...nobody },
  type: 'parallel',
  states: {
    begin: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'deposit.asked': { target: 'beginning', actions: { type: 'noteDeposit', params: ({ event }) => event } },
            'field.changed': { actions: 'forgetRefusal' },
            'page.left': { actions: 'forgetRefusal' },
          },
        },
        beginning: {
          invoke: {
            id: 'begin',
            src: 'begin',
            input: ({ context }) => ({ deposit: context.deposit }),
            onDone: { target: 'leaving', actions: { type: 'noteUrl', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: 'idle',
                actions: { type: 'noteRefusal', params: ({ event }) => event },
              },
              { target: 'unanswered' },
            ],
          },
          // Wherever he is by then, he is not taken away from it: not from a deposit he looks after either.
          on: { 'page.left': { target: 'idle' }, 'payment.returned': { target: 'idle' } },
        },
        // Nothing can have been charged: money moves at the provider's, where he has not been yet.
        unanswered: {
          on: {
            'deposit.retried': { target: 'beginning' },
            'deposit.givenUp': { target: 'idle' },
            'page.left': { target: 'idle' },
            'payment.returned': { target: 'idle' },
          },
        },
        leaving: {
          entry: { type: 'goToProvider', params: ({ context }) => ({ url: context.url }) },
          on: {
            'page.shown': { target: 'idle' },
            'page.left': { target: 'idle' },
            'payment.returned': { target: 'idle' },
          },
        },
      },
    },
    follow: {
      initial: 'none',
      on: {
        'payment.returned': { target: '.asking', actions: { type: 'notePaymentId', params: ({ event }) => event } },
        'page.left': { target: '.none', actions: 'forgetPayment' },
      },
      states: {
        none: {},
        asking: {
          invoke: {
            id: 'askPayment',
            src: 'askPayment',
            input: ({ context }) => ({ paymentId: context.paymentId }),
            onDone: [
              {
                guard: { type: 'isEnded', params: ({ event }) => ({ payment: event.output }) },
                target: 'ended',
                actions: { type: 'notePayment', params: ({ event }) => ({ payment: event.output }) },
              },
              {
                target: 'waiting',
                actions: { type: 'notePayment', params: ({ event }) => ({ payment: event.output }) },
              },
            ],
            onError: [
              { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'missing' },
              { target: 'waiting', actions: 'noteTry' },
            ],
          },
          on: {
            'payment.updated': {
              guard: { type: 'isFollowed', params: ({ event }) => event },
              target: 'asking',
              reenter: true,
            },
          },
        },
        waiting: {
          always: { guard: 'isLate', target: 'late' },
          after: { askPause: { target: 'asking' } },
          on: {
            'payment.updated': { guard: { type: 'isFollowed', params: ({ event }) => event }, target: 'asking' },
          },
        },
        // The player need not stay here: he gets the news on any page.
        late: {
          after: { latePause: { target: 'asking' } },
          on: {
            'payment.asked': { target: 'asking' },
            'payment.updated': { guard: { type: 'isFollowed', params: ({ event }) => event }, target: 'asking' },
          },
        },
        ended: {},
        missing: {},
      },
    },
    news: {
      initial: 'listening',
      states: {
        listening: {
          on: {
            'payment.updated': [
              {
                guard: { type: 'isCredited', params: ({ event }) => event },
                actions: { type: 'report', params: ({ event: { news } }) => noticeOf(news, 'notice.credited') },
              },
              {
                guard: { type: 'isDeclined', params: ({ event }) => event },
                actions: {
                  type: 'report',
                  params: ({ event: { news } }) => noticeOf(news, 'notice.declined', 'error'),
                },
              },
            ],
          },
        },
      },
    },
  },
});
