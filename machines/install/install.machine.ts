import { assign, setup } from 'xstate';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

/** How a browser installs the site: it asks when it is told to, or the visitor finds it in the browser's own menu. */
export type InstallWay = 'prompt' | 'share';

/** What the offer must not come between. */
export type InstallHold = 'slip' | 'dialog' | 'page' | 'update';

/** Whether the browser lets the site be installed, and that it was. */
export type BrowserEvent = { type: 'browser.ready'; way: InstallWay } | { type: 'site.installed' };
export type HoldsEvent = { type: 'holds.changed'; holds: readonly InstallHold[] };
/** By what this browser remembers: visits, refusals, a break. */
export type WelcomeEvent = { type: 'welcome.changed'; welcome: boolean };

export type InstallEvent =
  | BrowserEvent
  | HoldsEvent
  | WelcomeEvent
  | { type: 'install.asked' }
  | { type: 'install.refused' };

/** What is remembered of an answer. */
export type InstallAnswer = 'refused' | 'installed';

interface InstallContext {
  way: InstallWay;
  welcome: boolean;
  holds: readonly InstallHold[];
}

/** What a visitor has answered is remembered, and he is not asked again for now. */
const answered = (answer: InstallAnswer) =>
  [
    { type: 'noteWelcome', params: false },
    { type: 'keepAnswer', params: answer },
  ] as const;

/**
 * The offer to install the site: made when the browser allows it, the visitor is no stranger and nothing is under way, and
 * taken back while something is. Who looks for it finds it in the drawer whenever the browser allows it.
 */
export const installMachine = setup({
  types: {} as { context: InstallContext; events: InstallEvent; input: { welcome: boolean }; tags: 'possible' },
  actors: {
    watchBrowser: listenerToProvide<BrowserEvent>('watchBrowser'),
    watchHolds: listenerToProvide<HoldsEvent>('watchHolds'),
    watchWelcome: listenerToProvide<WelcomeEvent>('watchWelcome'),
    /** Has the browser ask; answers whether the visitor agreed. */
    askVisitor: answerToProvide<boolean>('askVisitor'),
  },
  actions: {
    keepAnswer: actionToProvide<InstallAnswer>('keepAnswer'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteWay: assign((_, way: InstallWay) => ({ way })),
    noteHolds: assign((_, holds: readonly InstallHold[]) => ({ holds })),
    noteWelcome: assign((_, welcome: boolean) => ({ welcome })),
  },
  guards: {
    isTimely: ({ context }) => context.welcome && context.holds.length === 0,
    isUntimely: ({ context }) => !context.welcome || context.holds.length > 0,
    asksItself: ({ context }) => context.way === 'prompt',
    isAgreed: (_, agreed: boolean) => agreed,
  },
  // The browser's question stays for as long as the visitor lets it, and may go without an answer.
  delays: { answerDeadline: 600_000 },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ way: 'prompt', welcome: input.welcome, holds: [] }),
  invoke: [
    {
      id: 'watchHolds',
      src: 'watchHolds',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'watchWelcome',
      src: 'watchWelcome',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'watchBrowser',
      src: 'watchBrowser',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
  ],
  initial: 'impossible',
  on: {
    'holds.changed': { actions: { type: 'noteHolds', params: ({ event }) => event.holds } },
    'welcome.changed': { actions: { type: 'noteWelcome', params: ({ event }) => event.welcome } },
    'site.installed': {
      target: '.impossible',
      actions: answered('installed'),
    },
  },
  states: {
    impossible: {
      on: {
        'browser.ready': { target: 'possible', actions: { type: 'noteWay', params: ({ event }) => event.way } },
      },
    },
    possible: {
      tags: 'possible',
      initial: 'unsaid',
      on: {
        'install.asked': [{ guard: 'asksItself', target: 'asking' }, { target: '.explained' }],
      },
      states: {
        unsaid: { always: { guard: 'isTimely', target: 'offered' } },
        offered: {
          always: { guard: 'isUntimely', target: 'unsaid' },
          on: {
            'install.refused': { target: 'unsaid', actions: answered('refused') },
          },
        },
        // Asked for, so it stays until it is read.
        explained: {
          on: {
            'install.refused': { target: 'unsaid', actions: answered('refused') },
          },
        },
      },
    },
    // A browser asks once for each time that it was ready.
    asking: {
      invoke: {
        id: 'askVisitor',
        src: 'askVisitor',
        onDone: [
          {
            guard: { type: 'isAgreed', params: ({ event }) => event.output },
            target: 'impossible',
            actions: answered('installed'),
          },
          {
            target: 'impossible',
            actions: answered('refused'),
          },
        ],
        onError: { target: 'impossible', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { answerDeadline: { target: 'impossible' } },
    },
  },
});
