import { lazyRouteComponent } from '@tanstack/react-router';
import type { LobbySearch } from '../features/casino/lobby-search.ts';
import type { RoundsSearch } from '../features/casino/rounds/rounds-search.ts';
import type { LoadGame } from './-game.tsx';
import type { LoadLobby, LoadStudios } from './-lobby.tsx';
import type { LoadRounds } from './-rounds.tsx';

const fetchLobby = () => import('./-lobby.tsx');

const games = { games: true };

/** The list of studios; by `gc` a game alone (spec section 2, fullgame). */
export const studiosRoute = () => ({
  staticData: games,
  validateSearch: (search: Record<string, unknown>) => search as { gc?: string },
  loaderDeps: ({ search }: { search: { gc?: string } }) => search,
  loader: async (asked: LoadStudios) => (await fetchLobby()).loadStudios(asked),
  component: lazyRouteComponent(fetchLobby, 'Studios'),
});

/**
 * A page of games: all of them share one file of code, so that a route more costs the first load next to nothing. The game
 * whose details are open is none of the loader's.
 */
export const lobbyRoute = () => ({
  staticData: games,
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as LobbySearch,
  loaderDeps: ({ search: { game, ...search } }: { search: LobbySearch }) => ({ search }),
  loader: async (asked: LoadLobby) => (await fetchLobby()).loadLobbyPage(asked),
  component: lazyRouteComponent(fetchLobby, 'LobbyRoute'),
  pendingComponent: lazyRouteComponent(fetchLobby, 'LobbySkeleton'),
  errorComponent: lazyRouteComponent(fetchLobby, 'LobbyFailed'),
});

interface GameSearch {
  /** Played for play money. */
  demo?: 1;
  /** The game alone, in the bare layout. */
  gc?: string;
}

/** The layout around a game. */
export const gameLayoutRoute = () => ({
  loader: async (asked: Pick<LoadGame, 'context'>) => (await fetchLobby()).loadGameLayout(asked),
  shouldReload: false,
  component: lazyRouteComponent(fetchLobby, 'GameRoutes'),
});

/** A round may be under way in it: loading again over a lost connection would replace it by an error. */
export const gameRoute = () => ({
  staticData: { stays: true },
  validateSearch: (search: Record<string, unknown>) => search as GameSearch,
  loader: async (asked: LoadGame) => (await fetchLobby()).loadGame(asked),
  shouldReload: false,
  component: lazyRouteComponent(fetchLobby, 'GameRoute'),
});

const fetchRounds = () => import('./-rounds.tsx');

/** The player's own rounds; the one that is replayed is not loaded here. */
export const roundsRoute = () => ({
  staticData: { sidebar: true, filters: true },
  validateSearch: (search: Record<string, unknown>) => search as RoundsSearch,
  loaderDeps: ({ search: { round, ...search } }: { search: RoundsSearch }) => ({ search }),
  loader: async (asked: LoadRounds) => (await fetchRounds()).loadRounds(asked),
  component: lazyRouteComponent(fetchRounds, 'Rounds'),
  errorComponent: lazyRouteComponent(fetchRounds, 'RoundsFailed'),
});
