import { assign, setup } from 'xstate';
import {
  type AskedAgainEvent,
  askedAgain,
  checking,
  closedAtFirst,
  untilAnswered,
  whenRefused,
} from '../asked-again.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** `key` is the Idempotency-Key: asked again under it, one code is made. */
export interface WantedCode {
  code: string;
  campaign: string;
  key: string;
}

export type CodeCreationEvent =
  | { type: 'codeDialog.opened' }
  | ({ type: 'code.wanted' } & WantedCode)
  | AskedAgainEvent;

export type CodeCreationReport = NoticeReport | { type: 'codes.changed' };

interface CodeCreationContext {
  wanted: WantedCode;
  /** Why there is no code, as a key of the namespace errors. */
  refusal: string | null;
}

const nothing: CodeCreationContext = { wanted: { code: '', campaign: '', key: '' }, refusal: null };

const made = (code: string): CodeCreationReport => ({
  type: 'notice.raised',
  notice: { id: 'promoCode', text: { namespace: 'affiliates', key: 'codes.made', values: { code } } },
});

/** An affiliate makes a promo code. A lost answer is no refusal: the same code is asked for again under the same key. */
export const codeCreationMachine = setup({
  types: {} as { context: CodeCreationContext; events: CodeCreationEvent },
  actors: { createCode: answerToProvide<string, WantedCode>('createCode') },
  actions: {
    report: actionToProvide<CodeCreationReport>('report'),
    noteWanted: assign((_, { code, campaign, key }: WantedCode) => ({
      wanted: { code, campaign, key },
      refusal: null,
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalKey(error) })),
    forget: assign(nothing),
  },
  ...askedAgain,
}).createMachine({
  id: 'codeCreation',
  context: nothing,
  ...closedAtFirst,
  states: {
    closed: {
      entry: 'forget',
      on: { 'codeDialog.opened': { target: 'editing' } },
    },
    editing: {
      on: {
        'dialog.closed': { target: 'closed' },
        'code.wanted': { target: 'asking', actions: { type: 'noteWanted', params: ({ event }) => event } },
      },
    },
    asking: {
      ...untilAnswered,
      states: {
        sending: {
          invoke: {
            id: 'createCode',
            src: 'createCode',
            input: ({ context }) => context.wanted,
            onDone: {
              target: '#codeCreation.closed',
              actions: [
                { type: 'report', params: ({ event }) => made(event.output) },
                { type: 'report', params: { type: 'codes.changed' } },
              ],
            },
            onError: [{ ...whenRefused, target: '#codeCreation.editing' }, { target: 'checking' }],
          },
        },
        checking,
      },
    },
    // The code may be made already: the list is asked for again when this is closed.
    unanswered: {
      on: {
        'outcome.asked': { target: 'asking' },
        'dialog.closed': { target: 'closed', actions: { type: 'report', params: { type: 'codes.changed' } } },
      },
    },
  },
});
