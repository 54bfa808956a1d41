import { createFileRoute } from '@tanstack/react-router';
import { BoardFailed } from '../../board/board-failed.tsx';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { LivePage } from '../../features/live-betting/live-page.tsx';
import { liveSearch } from '../../features/live-betting/live-search.ts';
import { loadLive } from '../../features/live-betting/load-live.ts';
import { withWords } from '../../i18n/i18n.ts';
import { Gradually } from '../../layouts/gradually.tsx';
import { LazyTracker } from '../-lazy-tracker.ts';

export const Route = createFileRoute('/_default/live_betting')({
  staticData: { betting: true, sidebar: true, searchable: true },
  validateSearch: liveSearch,
  loaderDeps: ({ search }) => ({ search: liveSearch({ ...search }) }),
  loader: async ({ context, deps: { search }, abortController }) => {
    const data = await withWords(loadLive(context.api, search, context.signedIn(), abortController.signal), 'betting');
    return data;
  },
  pendingComponent: BoardSkeleton,
  errorComponent: BoardFailed,
  component: Live,
});

function Live() {
  const { search } = Route.useLoaderDeps();
  const data = Route.useLoaderData();
  return (
    <Gradually meanwhile={<BoardSkeleton />}>
      <LivePage search={search} data={data} tracker={LazyTracker} />
    </Gradually>
  );
}
