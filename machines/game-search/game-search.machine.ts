import { assign, setup } from 'xstate';
import type { CasinoGame } from '../../contract/http/casino.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import { answerToProvide } from '../to-provide.ts';

export type GameSearchEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'words.typed'; words: string };

/** What a search finds; where that is nothing, what is played most. */
export interface FoundGames {
  games: CasinoGame[];
  popular: CasinoGame[];
}

interface GameSearchContext extends FoundGames {
  words: string;
}

/** The dialog that finds games by their names and studios, from three characters on (spec section 2, Header and navigation). */
export const gameSearchMachine = setup({
  types: {} as { context: GameSearchContext; events: GameSearchEvent },
  actors: { searchGames: answerToProvide<FoundGames, { words: string }>('searchGames') },
  actions: {
    noteWords: assign((_, words: string) => ({ words })),
    noteFound: assign((_, { games, popular }: FoundGames) => ({ games, popular })),
    forgetFound: assign({ games: [], popular: [] }),
    forgetWords: assign({ words: '', games: [], popular: [] }),
  },
  guards: { isLongEnough: (_, words: string) => isSearch(words) && words.trim() !== '' },
  delays: { typingRest: 150 },
}).createMachine({
  id: 'gameSearch',
  context: { words: '', games: [], popular: [] },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetWords', on: { 'dialog.opened': { target: 'open' } } },
    open: {
      initial: 'short',
      on: {
        'dialog.closed': { target: 'closed' },
        'words.typed': [
          {
            guard: { type: 'isLongEnough', params: ({ event }) => event.words },
            target: '.resting',
            actions: { type: 'noteWords', params: ({ event }) => event.words },
          },
          { target: '.short', actions: { type: 'noteWords', params: ({ event }) => event.words } },
        ],
      },
      states: {
        short: { entry: 'forgetFound' },
        // What was found stays while more is typed: the list does not jump.
        resting: { after: { typingRest: { target: 'asking' } } },
        asking: {
          invoke: {
            id: 'searchGames',
            src: 'searchGames',
            input: ({ context }) => ({ words: context.words }),
            onDone: { target: 'answered', actions: { type: 'noteFound', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'forgetFound' },
          },
        },
        answered: {},
        failed: {},
      },
    },
  },
});
