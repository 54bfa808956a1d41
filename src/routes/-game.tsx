import { redirect, useLoaderData, useMatch, useSearch } from '@tanstack/react-router';
import type { Match } from '../../contract/entities/match.ts';
import type { CasinoGame } from '../../contract/http/casino.ts';
import { gamePageOf } from '../../domain/casino/game-lists.ts';
import { GamePage } from '../features/casino/game/game-page.tsx';
import { useStatuses } from '../features/operator/use-statuses.ts';
import { loadNamespaces, withWords } from '../i18n/i18n.ts';
import { GameLayout } from '../layouts/game-layout.tsx';
import { soundOff } from '../layouts/remembered.ts';
import { newsMatches } from './-news-matches.ts';
import type { RouterContext } from './-router-context.ts';

export interface LoadGame {
  context: RouterContext;
  params: { provider: string; game: string };
  abortController: AbortController;
}

interface LayoutData {
  matches: Promise<readonly Match[]>;
}

interface GameData {
  game: CasinoGame;
  /** The server's clock. */
  now(): number;
}

export const loadGameLayout = async ({ context }: Pick<LoadGame, 'context'>): Promise<LayoutData> => {
  await loadNamespaces('ticket');
  return { matches: newsMatches(context.api) };
};

export const GameRoutes = () => {
  const { matches }: LayoutData = useLoaderData({ from: '/_game' });
  const bare = useSearch({ strict: false, select: ({ gc }) => gc !== undefined });
  const game = useMatch({
    from: '/_game/games/$provider/$game',
    shouldThrow: false,
    select: ({ loaderData }: { loaderData?: GameData }) => loaderData?.game,
  });
  return <GameLayout matches={matches} bare={bare} games={game ? gamePageOf(game.sections) : null} />;
};

export const loadGame = async ({ context, params, abortController }: LoadGame): Promise<GameData> => {
  const { api, now } = await withWords(context.games(), 'casino', 'errors');
  const { game } = await api.rules(params.game, abortController.signal);
  if (game.provider_code !== params.provider) {
    const right = { provider: game.provider_code, game: game.game_code };
    throw redirect({ to: '/games/$provider/$game', params: right, replace: true });
  }
  return { game, now };
};

export const GameRoute = () => {
  const { game, now }: GameData = useLoaderData({ from: '/_game/games/$provider/$game' });
  const demo = useSearch({ strict: false, select: ({ demo: played }) => played !== undefined });
  const { loginInDialog } = useStatuses();
  const off = soundOff.use();
  return (
    <GamePage
      key={game.game_code}
      game={game}
      now={now}
      demo={demo}
      loginInDialog={loginInDialog}
      sound={{ off, set: soundOff.set }}
    />
  );
};
