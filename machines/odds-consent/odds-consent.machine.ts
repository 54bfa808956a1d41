import { assign, setup } from 'xstate';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type OddsConsentEvent =
  | { type: 'user.changed'; signedIn: boolean }
  /** The player chose, on the slip or among his settings. */
  | { type: 'consent.changed'; policy: OddsPolicy };

/** What the player chose on another device, or here before. */
export type OddsConsentReport = { type: 'consent.loaded'; policy: OddsPolicy };

interface OddsConsentContext {
  /** Chosen here and not known to be saved; null without one. */
  chosen: OddsPolicy | null;
}

/**
 * Which changes of odds a player accepts without being asked, among the settings of his account (spec section 3,
 * `site.autoOddsChange`): loaded with him, saved after each change. A choice that could not be saved is sent again, since
 * the account's would come back with the next visit.
 */
export const oddsConsentMachine = setup({
  types: {} as { context: OddsConsentContext; events: OddsConsentEvent },
  actors: {
    /** What is saved for a player, null when he has saved none. */
    loadConsent: answerToProvide<OddsPolicy | null>('loadConsent'),
    saveConsent: answerToProvide<void, { policy: OddsPolicy | null }>('saveConsent'),
  },
  actions: {
    report: actionToProvide<OddsConsentReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    note: assign((_, chosen: OddsPolicy | null) => ({ chosen })),
  },
  guards: {
    isSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    isSaved: (_, { output }: { output: OddsPolicy | null }) => output !== null,
  },
  delays: { saveRetry: 5_000 },
}).createMachine({
  id: 'oddsConsent',
  context: { chosen: null },
  initial: 'nobodys',
  on: {
    'user.changed': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'note', params: null },
      },
      { target: '.nobodys', actions: { type: 'note', params: null } },
    ],
    // What he chooses now wins over what was saved.
    'consent.changed': { target: '.saving', actions: { type: 'note', params: ({ event }) => event.policy } },
  },
  states: {
    // A visitor's stays in this browser.
    nobodys: { on: { 'consent.changed': {} } },
    loading: {
      invoke: {
        id: 'loadConsent',
        src: 'loadConsent',
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event },
            target: 'known',
            actions: {
              type: 'report',
              params: ({ event }) => ({
                type: 'consent.loaded',
                policy: event.output ?? { mode: 'none', tolerance: null },
              }),
            },
          },
          { target: 'known' },
        ],
        onError: { target: 'known', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
    known: {},
    saving: {
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => ({ policy: context.chosen }),
        onDone: { target: 'known', actions: { type: 'note', params: null } },
        onError: { target: 'unsaved', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
    unsaved: { after: { saveRetry: 'saving' } },
  },
});
