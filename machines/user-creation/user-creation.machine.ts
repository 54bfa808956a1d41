import { assign, setup } from 'xstate';
import {
  type AskedAgainEvent,
  askedAgain,
  checking,
  closedAtFirst,
  untilAnswered,
  whenRefused,
} from '../asked-again.ts';
import { refusalFields, refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** `id` is made here and becomes the account's: asked for again under it, nothing is made twice. */
export interface UserOrder {
  id: string;
  username: string;
  password: string;
  kind: 'player' | 'agent';
}

export type UserCreationEvent =
  | { type: 'dialog.opened' }
  | { type: 'user.ordered'; order: UserOrder }
  | AskedAgainEvent;

interface UserCreationContext {
  order: UserOrder | null;
  /** The name of the account that was made. */
  username: string;
  /** Why none was made, as a key of the namespace errors, and such keys for single fields. */
  refusal: string | null;
  fields: Record<string, string>;
}

const nothing: UserCreationContext = { order: null, username: '', refusal: null, fields: {} };

/** An agent opens an account below himself. A lost answer is no refusal: the same order is sent again until there is one. */
export const userCreationMachine = setup({
  types: {} as { context: UserCreationContext; events: UserCreationEvent },
  actors: { createUser: answerToProvide<string, { order: UserOrder | null }>('createUser') },
  actions: {
    /** Lists on the page are asked for again. */
    refresh: actionToProvide<Record<never, never>>('refresh'),
    noteOrder: assign((_, { order }: { order: UserOrder }) => ({ ...nothing, order })),
    // The password is kept no longer than it is sent.
    noteUser: assign((_, { output }: { output: string }) => ({ ...nothing, username: output })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({
      order: null,
      refusal: refusalKey(error),
      fields: refusalFields(error),
    })),
    forget: assign(nothing),
  },
  ...askedAgain,
}).createMachine({
  id: 'userCreation',
  context: nothing,
  ...closedAtFirst,
  states: {
    closed: { entry: 'forget', on: { 'dialog.opened': { target: 'editing' } } },
    editing: {
      on: {
        'user.ordered': { target: 'asking', actions: { type: 'noteOrder', params: ({ event }) => event } },
        'dialog.closed': { target: 'closed' },
      },
    },
    asking: {
      ...untilAnswered,
      states: {
        sending: {
          invoke: {
            id: 'createUser',
            src: 'createUser',
            input: ({ context: { order } }) => ({ order }),
            onDone: {
              target: '#userCreation.created',
              actions: [
                { type: 'noteUser', params: ({ event }) => event },
                { type: 'refresh', params: {} },
              ],
            },
            onError: [{ ...whenRefused, target: '#userCreation.editing' }, { target: 'checking' }],
          },
        },
        checking,
      },
    },
    // The account may be there already: the list is asked for again when this is closed.
    unanswered: {
      on: {
        'outcome.asked': { target: 'asking' },
        'dialog.closed': { target: 'closed', actions: { type: 'refresh', params: {} } },
      },
    },
    created: { on: { 'dialog.closed': { target: 'closed' } } },
  },
});
