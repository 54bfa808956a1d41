import { fromPromise } from 'xstate';
import { type Favourites, favouritesOf } from '../../domain/offer/favourites.ts';
import type { SavedFavourites } from '../../machines/favourites/favourites.machine.ts';
import type { UserSettingsApi } from '../transport/api/user-settings.ts';

/** A player's favourites among his settings on the server. */
export const createFavouritesActors = (settings: UserSettingsApi) => ({
  loadFavourites: fromPromise<Favourites>(async ({ signal }) => favouritesOf(await settings.load(signal))),
  saveFavourites: fromPromise<void, SavedFavourites>(async ({ input: { favourites, lists }, signal }) => {
    const changes = lists.map(({ page, kind }) => ({ object: page, property: kind, value: favourites[page][kind] }));
    await settings.save(changes, signal);
  }),
});
