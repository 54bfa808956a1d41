import { assign, setup } from 'xstate';
import type { ContactMessage } from '../../contract/http/cms-contact.ts';
import { refusalFields, refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type ContactEvent =
  /** `id` counts for the first attempt alone. */
  { type: 'message.sent'; message: ContactMessage } | { type: 'field.changed'; field: string } | { type: 'page.left' };

export interface ContactReport {
  type: 'message.arrived';
  reference: string;
}

interface ContactContext {
  /** Of the message being written, once it was sent: sent again after a lost answer it is the same one. */
  id: string | null;
  message: ContactMessage | null;
  /** Translation keys of what the server objects to, by field. */
  problems: Readonly<Record<string, string>>;
  /** Why it was not sent, where no field is to blame. */
  failure: string | null;
}

const written = { id: null, message: null, problems: {}, failure: null } satisfies ContactContext;

/** A message to the operator: it stays what it is until it has arrived. */
export const contactMachine = setup({
  types: {} as { context: ContactContext; events: ContactEvent },
  actors: { send: answerToProvide<string, ContactMessage | null>('send') },
  actions: {
    report: actionToProvide<ContactReport>('report'),
    keep: assign(({ context }, { message }: { message: ContactMessage }) => {
      const id = context.id ?? message.id;
      return { id, message: { ...message, id }, problems: {}, failure: null };
    }),
    noteProblems: assign((_, { error }: { error: unknown }) => {
      const problems = refusalFields(error);
      const failure = Object.keys(problems).length > 0 ? null : (refusalKey(error) ?? 'unsent');
      return { problems, failure };
    }),
    noteChanged: assign(({ context }, { field }: { field: string }) => ({
      problems: Object.fromEntries(Object.entries(context.problems).filter(([name]) => name !== field)),
    })),
    forget: assign(written),
  },
}).createMachine({
  id: 'contact',
  context: written,
  initial: 'writing',
  on: { 'page.left': { target: '.writing', actions: 'forget' } },
  states: {
    writing: {
      on: {
        'message.sent': { target: 'sending', actions: { type: 'keep', params: ({ event }) => event } },
        'field.changed': { actions: { type: 'noteChanged', params: ({ event }) => event } },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.message,
        onDone: {
          target: 'writing',
          actions: [
            'forget',
            { type: 'report', params: ({ event }) => ({ type: 'message.arrived', reference: event.output }) },
          ],
        },
        onError: { target: 'writing', actions: { type: 'noteProblems', params: ({ event }) => event } },
      },
    },
  },
});
