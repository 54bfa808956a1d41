import { assign, setup } from 'xstate';

/** `welcome` is ours: what is left to do after registering. */
export type AuthDialogMode = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'welcome';

export type AuthDialogEvent =
  | { type: 'authDialog.opened'; mode: AuthDialogMode }
  | { type: 'authDialog.closed' }
  | { type: 'user.changed'; signedIn: boolean };

/** The dialog of the account's forms (spec section 2, Dialogs): which of them it shows. */
export const authDialogMachine = setup({
  types: {} as { context: { mode: AuthDialogMode }; events: AuthDialogEvent },
  actions: { noteMode: assign((_, mode: AuthDialogMode) => ({ mode })) },
  guards: { isSignedIn: (_, signedIn: boolean) => signedIn },
}).createMachine({
  id: 'authDialog',
  context: { mode: 'login' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'authDialog.opened': { target: 'open', actions: { type: 'noteMode', params: ({ event }) => event.mode } },
      },
    },
    open: {
      on: {
        'authDialog.opened': { actions: { type: 'noteMode', params: ({ event }) => event.mode } },
        'authDialog.closed': { target: 'closed' },
        // Stays open while nobody has signed in.
        'user.changed': { guard: { type: 'isSignedIn', params: ({ event }) => event.signedIn }, target: 'closed' },
      },
    },
  },
});
