import { createFileRoute, useSearch } from '@tanstack/react-router';
import { whenIdle } from '../browser/when-idle.ts';
import { upcomingMatches } from '../features/home/upcoming-matches.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import { GameLayout } from '../layouts/game-layout.tsx';

export const Route = createFileRoute('/_game')({
  loader: async ({ context }) => {
    await loadNamespaces('ticket');
    const upcoming = whenIdle().then(() => upcomingMatches(context.api));
    return { matches: upcoming.then(({ matches }) => matches).catch(() => []) };
  },
  shouldReload: false,
  component: GamePages,
});

function GamePages() {
  const bare = useSearch({ strict: false, select: ({ gc }) => gc !== undefined });
  return <GameLayout matches={Route.useLoaderData().matches} bare={bare} />;
}
