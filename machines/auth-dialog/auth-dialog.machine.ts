import { setup } from 'xstate';

/** `welcome` is ours: what is left to do after registering. */
export type AuthDialogMode = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'welcome';

export type AuthDialogEvent =
  | { type: 'authDialog.opened'; mode: AuthDialogMode }
  | { type: 'authDialog.closed' }
  | { type: 'user.changed'; signedIn: boolean };

/** The dialog of the account's forms (spec section 2, Dialogs): which of them it shows. */
export const authDialogMachine = setup({
  types: {} as { events: AuthDialogEvent },
  guards: {
    isFor: (_, { asked, mode }: { asked: AuthDialogMode; mode: AuthDialogMode }) => asked === mode,
    isSignedIn: (_, signedIn: boolean) => signedIn,
  },
}).createMachine({
  id: 'authDialog',
  initial: 'closed',
  on: {
    'authDialog.opened': [
      {
        guard: { type: 'isFor', params: ({ event }) => ({ asked: event.mode, mode: 'login' }) },
        target: '.open.login',
      },
      {
        guard: { type: 'isFor', params: ({ event }) => ({ asked: event.mode, mode: 'register' }) },
        target: '.open.register',
      },
      {
        guard: { type: 'isFor', params: ({ event }) => ({ asked: event.mode, mode: 'forgot-password' }) },
        target: '.open.forgot-password',
      },
      {
        guard: { type: 'isFor', params: ({ event }) => ({ asked: event.mode, mode: 'reset-password' }) },
        target: '.open.reset-password',
      },
      { target: '.open.welcome' },
    ],
  },
  states: {
    closed: {},
    open: {
      initial: 'login',
      on: {
        'authDialog.closed': { target: 'closed' },
        // Stays open while nobody has signed in.
        'user.changed': { guard: { type: 'isSignedIn', params: ({ event }) => event.signedIn }, target: 'closed' },
      },
      states: { login: {}, register: {}, 'forgot-password': {}, 'reset-password': {}, welcome: {} },
    },
  },
});
