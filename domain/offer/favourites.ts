import type { SportCode } from '../../contract/entities/sport.ts';
import type { UserSettings } from '../../contract/entities/user-settings.ts';

export const favouritePages = ['betting', 'live_betting'] as const;
export type FavouritePage = (typeof favouritePages)[number];

/** Properties of the pages in the settings of a player (spec section 3, User settings). */
export const favouriteKinds = ['favorite_matches', 'favorite_leagues', 'favorite_markets'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** Ids by sport, the newest last. */
type PerSport = Readonly<Record<string, string[]>>;
export type Favourites = Readonly<Record<FavouritePage, Readonly<Record<FavouriteKind, PerSport>>>>;

/** What a star marks: eventId, leagueId or the family of a market. */
export interface Favourite {
  page: FavouritePage;
  kind: FavouriteKind;
  sport: SportCode;
  id: string;
}

/** A list of settings that changed, named as they are saved. */
export interface FavouriteList {
  page: FavouritePage;
  kind: FavouriteKind;
}

/** The most that one list keeps; the oldest are dropped, since matches end. */
const most = 100;

const none = { favorite_matches: {}, favorite_leagues: {}, favorite_markets: {} };
export const noFavourites: Favourites = { betting: none, live_betting: none };

/** The favourites among a player's settings. */
export const favouritesOf = (settings: Pick<UserSettings, FavouritePage>): Favourites => ({
  betting: { ...none, ...settings.betting },
  live_betting: { ...none, ...settings.live_betting },
});

export const favouriteIds = (favourites: Favourites, { page, kind, sport }: Omit<Favourite, 'id'>): readonly string[] =>
  favourites[page][kind][sport] ?? [];

const withIds = (favourites: Favourites, { page, kind, sport }: Omit<Favourite, 'id'>, ids: readonly string[]) => ({
  ...favourites,
  [page]: { ...favourites[page], [kind]: { ...favourites[page][kind], [sport]: ids.slice(-most) } },
});

/** The pages whose stars count on a page: a match that was starred before it began is still a favourite in play. */
const pagesThatCount = ({ page, kind }: FavouriteList): readonly FavouritePage[] =>
  page === 'live_betting' && kind === 'favorite_matches' ? favouritePages : [page];

export const isFavourite = (favourites: Favourites, { id, ...place }: Favourite): boolean =>
  pagesThatCount(place).some((page) => favouriteIds(favourites, { ...place, page }).includes(id));

/** Adds a favourite, or takes it away wherever it is one (spec section 4, Other). */
export const toggleFavourite = (favourites: Favourites, favourite: Favourite): Favourites => {
  const { id, ...place } = favourite;
  if (!isFavourite(favourites, favourite)) return withIds(favourites, place, [...favouriteIds(favourites, place), id]);
  return pagesThatCount(place).reduce((left, page) => {
    const there = { ...place, page };
    const others = favouriteIds(left, there).filter((one) => one !== id);
    return withIds(left, there, others);
  }, favourites);
};

const sameIds = (one: PerSport, other: PerSport): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (sport) => String(one[sport] ?? []) === String(other[sport] ?? []),
  );

/** Lists in which two states of the favourites differ. */
export const changedLists = (before: Favourites, after: Favourites): readonly FavouriteList[] =>
  favouritePages.flatMap((page) =>
    favouriteKinds.filter((kind) => !sameIds(before[page][kind], after[page][kind])).map((kind) => ({ page, kind })),
  );

/** What was starred on this browser joins what was saved before. */
export const mergeFavourites = (saved: Favourites, local: Favourites): Favourites => {
  let merged = saved;
  for (const page of favouritePages) {
    for (const kind of favouriteKinds) {
      for (const [sport, ids] of Object.entries(local[page][kind])) {
        const place = { page, kind, sport: sport as SportCode };
        merged = withIds(merged, place, [...new Set([...favouriteIds(merged, place), ...ids])]);
      }
    }
  }
  return merged;
};

/** The lists together with others, each once. */
export const joinLists = (one: readonly FavouriteList[], other: readonly FavouriteList[]): readonly FavouriteList[] => [
  ...one,
  ...other.filter((list) => !one.some(({ page, kind }) => page === list.page && kind === list.kind)),
];
