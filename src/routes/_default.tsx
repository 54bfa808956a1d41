import { createFileRoute } from '@tanstack/react-router';
import { whenIdle } from '../browser/when-idle.ts';
import { upcomingMatches } from '../features/home/upcoming-matches.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';

export const Route = createFileRoute('/_default')({
  // Every first page has it: a file of its own would be asked for once more.
  codeSplitGroupings: [],
  loader: async ({ context }) => {
    await loadNamespaces('ticket');
    // News are no reason to wait: asked for once, when the page has come to rest.
    const upcoming = whenIdle().then(() => upcomingMatches(context.api));
    return { matches: upcoming.then(({ matches }) => matches).catch(() => []) };
  },
  shouldReload: false,
  component: DefaultPages,
});

function DefaultPages() {
  return <DefaultLayout matches={Route.useLoaderData().matches} />;
}
