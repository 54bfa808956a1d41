import { assign, setup } from 'xstate';
import { type AskedAgainEvent, askedAgain, checking, closedAtFirst, untilAnswered } from '../asked-again.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** Major units: of an affiliate all that was owed when it was read; `key` is the Idempotency-Key. */
export interface WantedPayout {
  amount: number;
  /** The wallet that it is taken from; null for earnings, which are in none. */
  currencyId: number | null;
  key: string;
}

export type PayoutEvent = ({ type: 'payout.wanted' } & WantedPayout) | { type: 'payout.confirmed' } | AskedAgainEvent;

export type PayoutReport = NoticeReport | { type: 'payouts.changed' };

interface PayoutContext {
  wanted: WantedPayout;
  /** The number on its receipt; null where there is none before it is paid. */
  receipt: number | null;
  /** Why nothing was asked for, as a key of the namespace errors. */
  refusal: string | null;
}

const nothing: PayoutContext = { wanted: { amount: 0, currencyId: null, key: '' }, receipt: null, refusal: null };

/** An affiliate asks for what he earned, a player for his money in cash, confirmed once. A lost answer is no refusal: it is asked again under the same key. */
export const payoutMachine = setup({
  types: {} as { context: PayoutContext; events: PayoutEvent },
  actors: { requestPayout: answerToProvide<number | null, WantedPayout>('requestPayout') },
  actions: {
    report: actionToProvide<PayoutReport>('report'),
    noteWanted: assign((_, { amount, currencyId, key }: WantedPayout) => ({ wanted: { amount, currencyId, key } })),
    noteReceipt: assign((_, { output }: { output: number | null }) => ({ receipt: output })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalKey(error) })),
    forget: assign(nothing),
  },
  ...askedAgain,
}).createMachine({
  id: 'payout',
  context: nothing,
  ...closedAtFirst,
  states: {
    closed: {
      entry: 'forget',
      on: { 'payout.wanted': { target: 'confirming', actions: { type: 'noteWanted', params: ({ event }) => event } } },
    },
    confirming: {
      on: { 'dialog.closed': { target: 'closed' }, 'payout.confirmed': { target: 'asking' } },
    },
    asking: {
      ...untilAnswered,
      states: {
        sending: {
          invoke: {
            id: 'requestPayout',
            src: 'requestPayout',
            input: ({ context }) => context.wanted,
            onDone: {
              target: '#payout.asked',
              actions: [
                { type: 'noteReceipt', params: ({ event }) => event },
                { type: 'report', params: { type: 'payouts.changed' } },
              ],
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: '#payout.refused',
                actions: [
                  { type: 'noteRefusal', params: ({ event }) => event },
                  { type: 'report', params: { type: 'payouts.changed' } },
                ],
              },
              { target: 'checking' },
            ],
          },
        },
        checking,
      },
    },
    // It may be asked for already: nothing is refused, and the page looks again at what is owed when this is closed.
    unanswered: {
      on: {
        'outcome.asked': { target: 'asking' },
        'dialog.closed': { target: 'closed', actions: { type: 'report', params: { type: 'payouts.changed' } } },
      },
    },
    asked: { on: { 'dialog.closed': { target: 'closed' } } },
    // The figures have changed meanwhile: what is owed is read again before the payout is requested again.
    refused: { on: { 'dialog.closed': { target: 'closed' } } },
  },
});
