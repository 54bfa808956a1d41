import { lazyRouteComponent } from '@tanstack/react-router';
import type { LoadGame } from './-game.tsx';

const fetchGame = () => import('./-game.tsx');

interface GameSearch {
  /** Played for play money. */
  demo?: 1;
  /** The game alone, in the bare layout. */
  gc?: string;
}

/** What stands around a game: one file of code with the game itself. */
export const gameLayoutRoute = () => ({
  loader: async (asked: Pick<LoadGame, 'context'>) => (await fetchGame()).loadGameLayout(asked),
  shouldReload: false,
  component: lazyRouteComponent(fetchGame, 'GameRoutes'),
});

export const gameRoute = () => ({
  validateSearch: (search: Record<string, unknown>) => search as GameSearch,
  loader: async (asked: LoadGame) => (await fetchGame()).loadGame(asked),
  component: lazyRouteComponent(fetchGame, 'GameRoute'),
});
