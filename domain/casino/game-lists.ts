import type { UserSettings } from '../../contract/entities/user-settings.ts';
import { favouriteGamesCap, lastPlayedGamesCap } from '../limits.ts';

/** The pages that keep lists of games among a player's settings (spec section 3, User settings). */
export const gamePages = ['casino', 'casino_live', 'virtuals'] as const;
export type GamePage = (typeof gamePages)[number];

export type GameListKind = 'favorite_games' | 'last_played_games';

/** Codes of games by page; of those last played, the last one first. */
export type GameLists = Readonly<Record<GamePage, Readonly<Record<GameListKind, readonly string[]>>>>;

/** One list of the settings. */
export interface GameListName {
  readonly page: GamePage;
  readonly kind: GameListKind;
}

const noGames = { favorite_games: [], last_played_games: [] };
export const noGameLists: GameLists = { casino: noGames, casino_live: noGames, virtuals: noGames };

export const gameListsOf = ({ casino, casino_live, virtuals }: UserSettings): GameLists => ({
  casino: { ...noGames, ...casino },
  casino_live: { ...noGames, ...casino_live },
  virtuals: { ...noGames, ...virtuals },
});

/** The page whose lists a game belongs to, by the lobbies it is in. */
export const gamePageOf = (sections: readonly string[]): GamePage =>
  sections.includes('casino_live') ? 'casino_live' : sections.includes('virtuals') ? 'virtuals' : 'casino';

const withList = (lists: GameLists, { page, kind }: GameListName, codes: readonly string[]): GameLists => ({
  ...lists,
  [page]: { ...lists[page], [kind]: codes },
});

/** Stars a game, or takes its star away; beyond 200 the oldest star goes. */
export const toggleStar = (lists: GameLists, page: GamePage, code: string): GameLists => {
  const starred = lists[page].favorite_games;
  const others = starred.filter((one) => one !== code);
  const next = others.length < starred.length ? others : [...others, code].slice(-favouriteGamesCap);
  return withList(lists, { page, kind: 'favorite_games' }, next);
};

/** A game that is played becomes the first of the last ten; a replayed one moves there (spec section 4, Other). */
export const notePlayed = (lists: GameLists, page: GamePage, code: string): GameLists => {
  const others = lists[page].last_played_games.filter((one) => one !== code);
  return withList(lists, { page, kind: 'last_played_games' }, [code, ...others].slice(0, lastPlayedGamesCap));
};

/** The starred games of all pages. */
export const starredGames = (lists: GameLists): readonly string[] =>
  gamePages.flatMap((page) => lists[page].favorite_games);

/** The games last played, page by page. */
export const lastPlayedGames = (lists: GameLists): readonly string[] =>
  gamePages.flatMap((page) => lists[page].last_played_games).slice(0, lastPlayedGamesCap);
