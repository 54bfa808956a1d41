import { assign, setup } from 'xstate';
import { isRemembered } from '../../domain/access/remembered-page.ts';
import { actionToProvide } from '../to-provide.ts';

export type LastRouteEvent =
  /** The visitor is on his way there: a session may end before the page is shown. */
  | { type: 'route.begun'; path: string }
  | { type: 'route.entered'; path: string }
  /** A visitor was sent from here to sign in. */
  | { type: 'route.refused'; path: string }
  /** The page to come back to was asked for: it is offered once. */
  | { type: 'route.returned' }
  | { type: 'user.changed'; signedIn: boolean }
  | { type: 'authDialog.opened' }
  | { type: 'authDialog.closed' };

interface LastRouteContext {
  /** Where the visitor was, or wanted to be, in this tab; without language prefix. */
  path: string | null;
  /** Where he is on his way to before it is known who he is. */
  begun: string | null;
}

/** Remembers the page a visitor was on, so that he is back there when he has signed in (decisions, Last route). */
export const lastRouteMachine = setup({
  types: {} as { context: LastRouteContext; events: LastRouteEvent; input: Pick<LastRouteContext, 'path'> },
  actions: {
    storeRoute: actionToProvide<{ path: string }>('storeRoute'),
    notePath: assign((_, { path }: { path: string }) => ({ path })),
    noteBegun: assign((_, { path }: { path: string }) => ({ begun: path })),
    noteBegunPath: assign(({ context }) => ({ path: context.begun ?? context.path })),
    forgetPath: assign({ path: null }),
  },
  guards: {
    isRemembered: (_, { path }: { path: string }) => isRemembered(path),
    isSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    isSignedOut: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
    isReturning: ({ context }, { signedIn }: { signedIn: boolean }) => signedIn && context.path !== null,
  },
  delays: { returnDeadline: 5_000 },
}).createMachine({
  id: 'lastRoute',
  context: ({ input }) => ({ ...input, begun: null }),
  initial: 'unknown',
  states: {
    // A visitor who arrives with a session was not away: he stays at the address he typed.
    unknown: {
      on: {
        'route.begun': {
          guard: { type: 'isRemembered', params: ({ event }) => event },
          actions: { type: 'noteBegun', params: ({ event }) => event },
        },
        'route.entered': {
          guard: { type: 'isRemembered', params: ({ event }) => event },
          actions: [
            { type: 'notePath', params: ({ event }) => event },
            { type: 'storeRoute', params: ({ event }) => event },
          ],
        },
        'user.changed': [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'signedIn',
            actions: 'noteBegunPath',
          },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      initial: 'browsing',
      on: {
        // Still nobody.
        'user.changed': [
          { guard: { type: 'isReturning', params: ({ event }) => event }, target: 'signedIn.returning' },
          { guard: { type: 'isSignedIn', params: ({ event }) => event }, target: 'signedIn' },
        ],
      },
      states: {
        browsing: {
          on: {
            'route.entered': {
              guard: { type: 'isRemembered', params: ({ event }) => event },
              actions: [
                { type: 'notePath', params: ({ event }) => event },
                { type: 'storeRoute', params: ({ event }) => event },
              ],
            },
            'route.refused': {
              guard: { type: 'isRemembered', params: ({ event }) => event },
              actions: { type: 'notePath', params: ({ event }) => event },
            },
            'authDialog.opened': { target: 'signingIn' },
          },
        },
        // The page under the dialog is not where he wants to be, but where he was sent to.
        signingIn: {
          on: { 'authDialog.closed': { target: 'browsing', actions: 'forgetPath' } },
        },
      },
    },
    signedIn: {
      initial: 'settled',
      on: {
        'route.entered': {
          guard: { type: 'isRemembered', params: ({ event }) => event },
          target: '.settled',
          actions: [
            { type: 'notePath', params: ({ event }) => event },
            { type: 'storeRoute', params: ({ event }) => event },
          ],
        },
        // The same player, or another one who took his place elsewhere.
        'user.changed': { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'signedOut' },
      },
      states: {
        settled: {
          on: {
            'route.begun': {
              guard: { type: 'isRemembered', params: ({ event }) => event },
              actions: { type: 'notePath', params: ({ event }) => event },
            },
          },
        },
        returning: {
          after: { returnDeadline: { target: 'settled' } },
          on: { 'route.returned': { target: 'settled' } },
        },
      },
    },
  },
});
