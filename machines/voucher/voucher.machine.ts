import { assign, setup } from 'xstate';
import {
  type AskedAgainEvent,
  askedAgain,
  checking,
  closedAtFirst,
  untilAnswered,
  whenRefused,
} from '../asked-again.ts';
import { failureNotice } from '../notices/failure-notice.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** `key` is the Idempotency-Key of the order: asked again under it, nothing moves twice. */
export interface VoucherOrder {
  /** Major units, dinars. */
  amount: number;
  key: string;
}

export interface VoucherUse {
  /** 16 digits. */
  code: string;
  key: string;
}

export interface AddedMoney {
  amount: string;
  currency: string;
}

export type VoucherEvent =
  | { type: 'createDialog.opened' }
  | { type: 'useDialog.opened' }
  | ({ type: 'voucher.ordered' } & VoucherOrder)
  | ({ type: 'code.entered' } & VoucherUse)
  | { type: 'copy.asked' }
  | AskedAgainEvent;

export type VoucherReport = NoticeReport | { type: 'vouchers.changed' };

interface VoucherContext {
  order: VoucherOrder;
  use: VoucherUse;
  /** The code of the new voucher, in groups of four. */
  textCode: string;
  /** Why it failed, as a key of the namespace errors. */
  refusal: string | null;
}

const nothing: VoucherContext = {
  order: { amount: 0, key: '' },
  use: { code: '', key: '' },
  textCode: '',
  refusal: null,
};

/** The notice of a failure; an error that is no refusal means that no answer came. */
const refused = (error: unknown) => failureNotice(error, 'unavailable', 'voucher');

const flow = setup({
  types: {} as { context: VoucherContext; events: VoucherEvent },
  actors: {
    createVoucher: answerToProvide<string, VoucherOrder>('createVoucher'),
    useVoucher: answerToProvide<AddedMoney, VoucherUse>('useVoucher'),
    copyText: answerToProvide<void, { text: string }>('copyText'),
  },
  actions: {
    report: actionToProvide<VoucherReport>('report'),
    noteOrder: assign((_, { amount, key }: VoucherOrder) => ({ order: { amount, key }, refusal: null })),
    noteUse: assign((_, { code, key }: VoucherUse) => ({ use: { code, key }, refusal: null })),
    noteCode: assign((_, { output }: { output: string }) => ({ textCode: output })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalKey(error) })),
    forget: assign(nothing),
  },
  ...askedAgain,
});

const whenRefusedAndTold = {
  ...whenRefused,
  actions: [
    whenRefused.actions,
    { type: 'report', params: ({ event }: { event: { error: unknown } }) => refused(event.error) },
  ],
} as const;

const checkingAndTold = { ...checking, entry: { type: 'report', params: refused(null) } } as const;

/**
 * The dialogs that make a voucher and use one (spec section 2, Dialogs). A lost answer is no refusal: the same order is
 * sent again, and the dialog stays meanwhile; without the server's word for too long the player may leave, or ask on.
 */
export const voucherMachine = flow.createMachine({
  id: 'voucher',
  context: nothing,
  ...closedAtFirst,
  states: {
    closed: {
      entry: 'forget',
      on: {
        'createDialog.opened': { target: 'creating' },
        'useDialog.opened': { target: 'using' },
      },
    },
    creating: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'dialog.closed': { target: '#voucher.closed' },
            'voucher.ordered': { target: 'asking', actions: { type: 'noteOrder', params: ({ event }) => event } },
          },
        },
        asking: {
          ...untilAnswered,
          states: {
            sending: {
              invoke: {
                id: 'createVoucher',
                src: 'createVoucher',
                input: ({ context }) => context.order,
                onDone: {
                  target: '#voucher.creating.created',
                  actions: { type: 'noteCode', params: ({ event }) => event },
                },
                onError: [{ ...whenRefusedAndTold, target: '#voucher.creating.editing' }, { target: 'checking' }],
              },
            },
            checking: checkingAndTold,
          },
        },
        // The voucher may be made: the order is not refused.
        unanswered: {
          on: {
            'outcome.asked': { target: 'asking' },
            'dialog.closed': {
              target: '#voucher.aside',
              actions: { type: 'report', params: { type: 'vouchers.changed' } },
            },
          },
        },
        created: {
          initial: 'copying',
          entry: { type: 'report', params: { type: 'vouchers.changed' } },
          on: { 'dialog.closed': { target: '#voucher.closed' } },
          states: {
            copying: {
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ context }) => ({ text: context.textCode }),
                onDone: { target: 'copied' },
                onError: { target: 'notCopied' },
              },
            },
            copied: { on: { 'copy.asked': { target: 'copying' } } },
            notCopied: { on: { 'copy.asked': { target: 'copying' } } },
          },
        },
      },
    },
    // Closed with its order kept: another under another key could take the same money twice.
    aside: {
      on: {
        'createDialog.opened': { target: 'creating.unanswered' },
        'useDialog.opened': { target: 'creating.unanswered' },
      },
    },
    using: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'dialog.closed': { target: '#voucher.closed' },
            'code.entered': { target: 'asking', actions: { type: 'noteUse', params: ({ event }) => event } },
          },
        },
        asking: {
          ...untilAnswered,
          states: {
            sending: {
              invoke: {
                id: 'useVoucher',
                src: 'useVoucher',
                input: ({ context }) => context.use,
                onDone: {
                  target: '#voucher.closed',
                  actions: [
                    {
                      type: 'report',
                      params: ({ event }) => ({
                        type: 'notice.raised',
                        notice: {
                          id: 'voucher',
                          text: { namespace: 'voucher', key: 'added', values: { ...event.output } },
                        },
                      }),
                    },
                    { type: 'report', params: { type: 'vouchers.changed' } },
                  ],
                },
                onError: [{ ...whenRefusedAndTold, target: '#voucher.using.editing' }, { target: 'checking' }],
              },
            },
            checking: checkingAndTold,
          },
        },
        // It may be used: it is not refused, and a code is good once.
        unanswered: {
          on: {
            'outcome.asked': { target: 'asking' },
            'dialog.closed': {
              target: '#voucher.closed',
              actions: { type: 'report', params: { type: 'vouchers.changed' } },
            },
          },
        },
      },
    },
  },
});
