import { noGameLists, toggleStar } from '../../domain/casino/game-lists.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { gameListsMachine } from './game-lists.machine.ts';

const game = { page: 'casino', code: 'ten-stones' } as const;

export const gameListsCases = {
  input: undefined,
  events: {
    'user.changed': [
      { type: 'user.changed', userId: 'user-1' },
      { type: 'user.changed', userId: null },
    ],
    'star.toggled': [{ type: 'star.toggled', ...game }],
    'game.played': [{ type: 'game.played', ...game }],
  },
  answers: {
    loadLists: { done: [noGameLists, toggleStar(noGameLists, 'casino', 'royal-crown')], errors: ['no answer'] },
    saveLists: { done: [undefined], errors: ['no answer'] },
  },
  facet: ({ userId, played, queue, sent }) => [userId, played.length > 0, queue, sent],
} satisfies CasesOf<typeof gameListsMachine>;
