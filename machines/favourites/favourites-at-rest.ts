import type { RestOf } from '../at-rest.ts';
import type { favouritesMachine } from './favourites.machine.ts';

/** Nobody's, as this browser keeps them. */
export const favouritesAtRest: RestOf<typeof favouritesMachine> = {
  value: 'local',
  context: ({ stored }) => ({ userId: null, favourites: stored, queue: [], sent: [] }),
  hear: (context, event) => (event.type === 'user.changed' && event.userId === null ? context : null),
};
