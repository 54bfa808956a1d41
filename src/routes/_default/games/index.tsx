import { createFileRoute, redirect } from '@tanstack/react-router';
import { LobbyFailed } from '../../../features/casino/lobby/lobby-empty.tsx';
import { StudiosPage } from '../../../features/casino/lobby/studios-page.tsx';
import { useOperator } from '../../../features/operator/use-operator.ts';
import { loadNamespaces } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/_default/games/')({
  staticData: { games: true },
  validateSearch: ({ gc }: Record<string, unknown>): { gc?: string } => (gc === undefined ? {} : { gc: String(gc) }),
  loaderDeps: ({ search: { gc } }) => ({ gc }),
  loader: async ({ context, deps: { gc }, abortController: { signal } }) => {
    const [{ api }] = await Promise.all([context.games(), loadNamespaces('casino', 'errors')]);
    // A game by its code alone stands bare (spec section 2, fullgame).
    const found = gc === undefined ? null : await api.rules(gc, signal);
    if (found) {
      const params = { provider: found.game.provider_code, game: found.game.game_code };
      throw redirect({ to: '/games/$provider/$game', params, search: { gc: found.game.game_code }, replace: true });
    }
    const [studios, games] = await Promise.all([api.providers(signal), api.games({}, signal)]);
    return { studios, games: games.result };
  },
  errorComponent: LobbyFailed,
  component: Studios,
});

function Studios() {
  const operator = useOperator();
  return <StudiosPage {...Route.useLoaderData()} operator={operator?.name ?? ''} />;
}
