import { noFavourites, toggleFavourite } from '../../domain/offer/favourites.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { favouritesMachine } from './favourites.machine.ts';

const favourite = { page: 'betting', kind: 'favorite_leagues', sport: 'F', id: '311' } as const;
const starred = toggleFavourite(noFavourites, favourite);

export const favouritesCases = {
  input: { stored: noFavourites },
  events: {
    'user.changed': [
      { type: 'user.changed', userId: 'user-1' },
      { type: 'user.changed', userId: 'user-2' },
      { type: 'user.changed', userId: null },
    ],
    'favourite.toggled': [{ type: 'favourite.toggled', favourite }],
  },
  answers: {
    loadFavourites: { done: [noFavourites, starred], errors: ['no answer'] },
    saveFavourites: { done: [undefined], errors: ['no answer'] },
  },
  facet: ({ userId, favourites, queue, sent }) => [userId, favourites.betting.favorite_leagues, queue, sent],
} satisfies CasesOf<typeof favouritesMachine>;
