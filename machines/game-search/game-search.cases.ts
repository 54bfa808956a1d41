import type { CasesOf } from '../machine-cases.ts';
import type { gameSearchMachine } from './game-search.machine.ts';

export const gameSearchCases = {
  input: undefined,
  events: {
    'dialog.opened': [{ type: 'dialog.opened' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'words.typed': [
      { type: 'words.typed', words: 'rou' },
      { type: 'words.typed', words: 'ro' },
    ],
  },
  answers: { searchGames: { done: [{ games: [], popular: [] }], errors: ['no answer'] } },
  facet: ({ words }) => words,
} satisfies CasesOf<typeof gameSearchMachine>;
