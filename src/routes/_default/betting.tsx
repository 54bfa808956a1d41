import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardFailed } from '../../board/board-failed.tsx';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { BettingPage } from '../../features/betting/betting-page.tsx';
import { bettingSearch } from '../../features/betting/betting-search.ts';
import { loadBetting } from '../../features/betting/load-betting.ts';
import { withWords } from '../../i18n/i18n.ts';
import { Gradually } from '../../layouts/gradually.tsx';

export const Route = createFileRoute('/_default/betting')({
  staticData: { betting: true, sidebar: true, searchable: true },
  validateSearch: bettingSearch,
  // The tab of a match is none of the loader's: all its markets are there.
  loaderDeps: ({ search }) => ({ search: bettingSearch({ ...search, tab: undefined }) }),
  loader: async ({ context, deps: { search }, abortController }) => {
    const data = await withWords(
      loadBetting(context.api, search, context.favourites(), abortController.signal),
      'betting',
    );
    if (data.instead !== null) throw redirect({ to: '/betting', search: data.instead, replace: true });
    return data;
  },
  pendingComponent: Shape,
  errorComponent: BoardFailed,
  component: Betting,
});

function Shape() {
  return <BoardSkeleton prematch />;
}

function Betting() {
  const { counts, shown } = Route.useLoaderData();
  const { search } = Route.useLoaderDeps();
  return (
    <Gradually meanwhile={<Shape />}>
      <BettingPage search={search} counts={counts} shown={shown} />
    </Gradually>
  );
}
