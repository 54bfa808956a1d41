import { createFileRoute, redirect } from '@tanstack/react-router';
import { GamePage } from '../../../../features/casino/game/game-page.tsx';
import { LobbyFailed } from '../../../../features/casino/lobby/lobby-empty.tsx';
import { useOperator } from '../../../../features/operator/use-operator.ts';
import { useStatuses } from '../../../../features/operator/use-statuses.ts';
import { loadNamespaces } from '../../../../i18n/i18n.ts';
import { soundOff } from '../../../../layouts/remembered.ts';

interface GameSearch {
  demo?: 1;
  /** The game alone, in the bare layout. */
  gc?: string;
}

export const Route = createFileRoute('/_game/games/$provider/$game')({
  validateSearch: ({ demo, gc }: Record<string, unknown>): GameSearch => ({
    ...(demo === undefined ? {} : { demo: 1 }),
    ...(gc === undefined ? {} : { gc: String(gc) }),
  }),
  loader: async ({ context, params, abortController: { signal } }) => {
    const [{ api, now }] = await Promise.all([context.games(), loadNamespaces('casino', 'errors')]);
    const { game } = await api.rules(params.game, signal);
    if (game.provider_code !== params.provider) {
      const right = { provider: game.provider_code, game: game.game_code };
      throw redirect({ to: '/games/$provider/$game', params: right, replace: true });
    }
    return { game, now };
  },
  errorComponent: LobbyFailed,
  component: Game,
});

function Game() {
  const { game, now } = Route.useLoaderData();
  const { demo } = Route.useSearch();
  const operator = useOperator();
  const { loginInDialog } = useStatuses();
  const off = soundOff.use();
  return (
    <GamePage
      key={game.game_code}
      game={game}
      now={now}
      demo={demo !== undefined}
      operator={operator?.name ?? ''}
      loginInDialog={loginInDialog}
      sound={{ off, set: soundOff.set }}
    />
  );
}
