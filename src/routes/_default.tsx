import { createFileRoute } from '@tanstack/react-router';
import { loadNamespaces } from '../i18n/i18n.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { newsMatches } from './-news-matches.ts';

export const Route = createFileRoute('/_default')({
  // Every first page has it: a file of its own would be asked for once more.
  codeSplitGroupings: [],
  loader: async ({ context }) => {
    await loadNamespaces('ticket');
    return { matches: newsMatches(context.api) };
  },
  shouldReload: false,
  component: DefaultPages,
});

function DefaultPages() {
  const context = Route.useRouteContext();
  const games = async () => (await import('./-games-beside.tsx')).loadGamesBeside(context);
  return <DefaultLayout matches={Route.useLoaderData().matches} games={games} />;
}
