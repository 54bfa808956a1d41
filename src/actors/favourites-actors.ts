import { fromPromise } from 'xstate';
import { type Favourites, favouritesOf } from '../../domain/offer/favourites.ts';
import type { SavedFavourites } from '../../machines/favourites/favourites.machine.ts';
import type { Api } from '../transport/api/api.ts';

/** A player's favourites among his settings on the server. */
export const createFavouritesActors = ({ cms }: Pick<Api, 'cms'>) => ({
  loadFavourites: fromPromise<Favourites>(async ({ signal }) =>
    favouritesOf((await cms.userSettings(signal)).settings),
  ),
  saveFavourites: fromPromise<void, SavedFavourites>(async ({ input: { favourites, lists }, signal }) => {
    const changes = lists.map(({ page, kind }) => ({ object: page, property: kind, value: favourites[page][kind] }));
    await cms.saveUserSettings(changes, signal);
  }),
});
