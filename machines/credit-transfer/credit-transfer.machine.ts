import { assign, setup } from 'xstate';
import {
  type AskedAgainEvent,
  askedAgain,
  checking,
  closedAtFirst,
  untilAnswered,
  whenRefused,
} from '../asked-again.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export interface CreditPerson {
  userId: string;
  username: string;
  isAgent: boolean;
  /** The agent right above. */
  parent: string;
  openTickets: number;
  /** Players below an agent. */
  players: number;
}

/** Who credit is given to or taken from, in which wallet; what he has in major units. */
export interface CreditReceiver extends CreditPerson {
  currency_id: number;
  currency: string;
  credit: number;
  /** What lists count as credit as well, and no transfer moves. */
  bonus: number;
  /** Of this wallet for payouts that wait: it counts towards the most that he may hold. */
  setAside: number;
  /** The payout that he waits for, when it is this that is paid: `credit` is then what he has set aside for it. */
  payout: string | null;
}

/** `amount` in major units; `key` is the Idempotency-Key: asked again under it, nothing moves twice. */
export interface CreditOrder {
  way: 'give' | 'take';
  amount: number;
  note: string;
  key: string;
}

export interface MovedCredit {
  receipt: number;
  newCredit: number;
}

export type CreditTransferEvent =
  | { type: 'transfer.opened'; receiver: CreditReceiver }
  /** Something was typed that would be lost with the form. */
  | { type: 'form.touched' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' }
  | { type: 'amount.entered'; order: CreditOrder }
  | { type: 'amount.changed' }
  | { type: 'transfer.confirmed' }
  | AskedAgainEvent;

interface CreditTransferContext {
  receiver: CreditReceiver | null;
  /** Whose row was pressed while an amount for another was typed. */
  next: CreditReceiver | null;
  touched: boolean;
  order: CreditOrder | null;
  moved: MovedCredit | null;
  /** Why nothing moved, as a key of the namespace errors. */
  refusal: string | null;
}

const nothing: CreditTransferContext = {
  receiver: null,
  next: null,
  touched: false,
  order: null,
  moved: null,
  refusal: null,
};

/**
 * An agent gives credit or takes it back: the amount first, then what both have before and after it. A lost answer is no
 * refusal: the same order is sent again under its key, and before another. Nobody leaves while it is.
 */
export const creditTransferMachine = setup({
  types: {} as { context: CreditTransferContext; events: CreditTransferEvent },
  actors: {
    moveCredit: answerToProvide<MovedCredit, { receiver: CreditReceiver | null; order: CreditOrder | null }>(
      'moveCredit',
    ),
  },
  actions: {
    /** Lists and floats on the page are asked for again. */
    refresh: actionToProvide<Record<never, never>>('refresh'),
    begin: assign((_, { receiver }: { receiver: CreditReceiver | null }) => ({ ...nothing, receiver })),
    noteNext: assign((_, { receiver }: { receiver: CreditReceiver }) => ({ next: receiver })),
    noteTouched: assign({ touched: true }),
    forgetNext: assign({ next: null }),
    noteOrder: assign((_, { order }: { order: CreditOrder }) => ({ order, touched: true, refusal: null })),
    noteMoved: assign((_, { output }: { output: MovedCredit }) => ({ moved: output, touched: false })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalKey(error), order: null })),
    forget: assign(nothing),
  },
  ...askedAgain,
  guards: { ...askedAgain.guards, isUntouched: ({ context }) => !context.touched },
}).createMachine({
  id: 'creditTransfer',
  context: nothing,
  ...closedAtFirst,
  states: {
    closed: {
      entry: 'forget',
      on: { 'transfer.opened': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    editing: {
      on: {
        'form.touched': { actions: 'noteTouched' },
        'transfer.opened': [
          { guard: 'isUntouched', actions: { type: 'begin', params: ({ event }) => event } },
          { target: 'discarding', actions: { type: 'noteNext', params: ({ event }) => event } },
        ],
        'amount.entered': { target: 'reviewing', actions: { type: 'noteOrder', params: ({ event }) => event } },
        'dialog.closed': { target: 'closed' },
      },
    },
    discarding: {
      on: {
        'discard.confirmed': {
          target: 'editing',
          actions: { type: 'begin', params: ({ context }) => ({ receiver: context.next }) },
        },
        'discard.declined': { target: 'editing', actions: 'forgetNext' },
      },
    },
    reviewing: {
      on: {
        'amount.changed': { target: 'editing' },
        'transfer.confirmed': { target: 'asking' },
        'dialog.closed': { target: 'closed' },
      },
    },
    asking: {
      ...untilAnswered,
      states: {
        sending: {
          invoke: {
            id: 'moveCredit',
            src: 'moveCredit',
            input: ({ context: { receiver, order } }) => ({ receiver, order }),
            onDone: {
              target: '#creditTransfer.moved',
              actions: [
                { type: 'noteMoved', params: ({ event }) => event },
                { type: 'refresh', params: {} },
              ],
            },
            onError: [{ ...whenRefused, target: '#creditTransfer.editing' }, { target: 'checking' }],
          },
        },
        checking,
      },
    },
    // The credit may have moved: it is not refused.
    unanswered: {
      on: {
        'outcome.asked': { target: 'asking' },
        'dialog.closed': { target: 'aside', actions: { type: 'refresh', params: {} } },
      },
    },
    // Closed with its order kept: another under another key could move the same credit twice.
    aside: { on: { 'transfer.opened': { target: 'unanswered' } } },
    moved: {
      on: {
        'transfer.opened': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
        'dialog.closed': { target: 'closed' },
      },
    },
  },
});
