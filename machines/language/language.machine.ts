import { assign, setup } from 'xstate';
import type { Language } from '../../contract/entities/languages.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type LanguageEvent =
  | { type: 'user.changed'; signedIn: boolean }
  | { type: 'language.chosen'; language: Language };

/** What the player has saved is known now, or saves nothing. */
export type LanguageReport = { type: 'language.loaded' };

interface LanguageContext {
  /** What the player chose, here or on another device; null for visitors and who never chose. */
  language: Language | null;
}

/** The language of the account (decisions, Languages): loaded with the player, saved when he chooses another. */
export const languageMachine = setup({
  types: {} as { context: LanguageContext; events: LanguageEvent },
  actors: {
    /** The language saved for a player, null when he has saved none. */
    loadLanguage: answerToProvide<Language | null>('loadLanguage'),
    saveLanguage: answerToProvide<void, { language: Language | null }>('saveLanguage'),
  },
  actions: {
    report: actionToProvide<LanguageReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    /** The page goes over to the language: address, cookie and texts. */
    showLanguage: actionToProvide<{ language: Language }>('showLanguage'),
    noteLanguage: assign((_, { language }: { language: Language | null }) => ({ language })),
  },
  guards: {
    isSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
  },
}).createMachine({
  id: 'language',
  context: { language: null },
  initial: 'nobodys',
  on: {
    'user.changed': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'noteLanguage', params: { language: null } },
      },
      { target: '.nobodys', actions: { type: 'noteLanguage', params: { language: null } } },
    ],
    // What the player chooses himself wins over what was saved.
    'language.chosen': {
      target: '.saving',
      actions: [
        { type: 'noteLanguage', params: ({ event }) => event },
        { type: 'showLanguage', params: ({ event }) => event },
      ],
    },
  },
  states: {
    // The address's, or what the cookie remembers.
    nobodys: {
      on: { 'language.chosen': { actions: { type: 'showLanguage', params: ({ event }) => event } } },
    },
    loading: {
      invoke: {
        id: 'loadLanguage',
        src: 'loadLanguage',
        onDone: {
          target: 'known',
          actions: [
            { type: 'noteLanguage', params: ({ event }) => ({ language: event.output }) },
            { type: 'report', params: { type: 'language.loaded' } },
          ],
        },
        onError: { target: 'known', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
    known: {},
    saving: {
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => ({ language: context.language }),
        onDone: { target: 'known' },
        onError: { target: 'known', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
  },
});
