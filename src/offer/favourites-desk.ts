import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Favourite, type Favourites, isFavourite } from '../../domain/offer/favourites.ts';

/** What is starred, and where a pressed star goes, as the boards see it. */
export interface FavouritesDesk {
  subscribe(listener: () => void): () => void;
  favourites(): Favourites;
  toggle(favourite: Favourite): void;
  /** Without a page to press them on stars only take their place. */
  still?: true;
}

const FavouritesContext = createContext<FavouritesDesk | null>(null);

export const FavouritesProvider = FavouritesContext.Provider;

/** For who turns many stars at once. */
export const useFavouritesDesk = (): FavouritesDesk => {
  const desk = useContext(FavouritesContext);
  if (desk === null) throw new Error('FavouritesProvider is missing');
  return desk;
};

/** Everything that is starred; the same object until a star changes. */
export const useFavourites = (): Favourites => {
  const desk = useFavouritesDesk();
  return useSyncExternalStore(desk.subscribe, desk.favourites, desk.favourites);
};

/** Whether something is starred, and the press that turns it. */
export const useFavourite = (favourite: Favourite): readonly [starred: boolean, toggle: () => void] => {
  const desk = useFavouritesDesk();
  const isStarred = () => isFavourite(desk.favourites(), favourite);
  const starred = useSyncExternalStore(desk.subscribe, isStarred, isStarred);
  return [starred, () => desk.toggle(favourite)];
};
