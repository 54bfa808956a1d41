import { assign, setup } from 'xstate';
import { actionToProvide } from '../to-provide.ts';

export type PageSearchEvent =
  /** Somebody is in the field, which shows the words of the address until then. */
  | { type: 'field.entered'; words: string }
  | { type: 'words.typed'; words: string }
  /** By Enter, which leaves the field. */
  | { type: 'words.asked' }
  /** By Escape, which leaves a field that is empty. */
  | { type: 'words.cleared' }
  | { type: 'field.left' }
  /** A page without a search was opened. */
  | { type: 'field.gone' };

interface PageSearchContext {
  words: string;
}

/**
 * The header's search of what a page lists. Words rest before they are searched for, so that not every letter typed sends
 * a call; what is being typed is left alone, also where the address changes meanwhile.
 */
export const pageSearchMachine = setup({
  types: {} as { context: PageSearchContext; events: PageSearchEvent },
  actions: {
    search: actionToProvide('search'),
    noteWords: assign((_, { words }: { words: string }) => ({ words })),
    forgetWords: assign({ words: '' }),
  },
  guards: { isEmpty: ({ context }) => context.words === '' },
  delays: { typingRest: 200 },
}).createMachine({
  id: 'pageSearch',
  context: { words: '' },
  initial: 'left',
  states: {
    left: {
      on: { 'field.entered': { target: 'entered', actions: { type: 'noteWords', params: ({ event }) => event } } },
    },
    entered: {
      initial: 'resting',
      on: {
        'words.typed': { target: '.typing', actions: { type: 'noteWords', params: ({ event }) => event } },
        'words.asked': { target: 'left', actions: 'search' },
        'words.cleared': [
          { guard: 'isEmpty', target: 'left', actions: 'search' },
          {
            target: '.resting',
            actions: ['forgetWords', 'search'],
          },
        ],
        'field.left': { target: 'left' },
        'field.gone': { target: 'left' },
      },
      states: {
        resting: {},
        typing: {
          after: {
            typingRest: { target: 'resting', actions: 'search' },
          },
          on: {
            'field.left': { target: '#pageSearch.left', actions: 'search' },
          },
        },
      },
    },
  },
});
