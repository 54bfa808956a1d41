import { createFileRoute, redirect } from '@tanstack/react-router';
import { RoundsFilters } from '../../../features/casino/rounds/rounds-filters.tsx';
import { RoundsFailed, RoundsPage } from '../../../features/casino/rounds/rounds-page.tsx';
import { type RoundsSearch, roundsQueryOf, roundsSearch } from '../../../features/casino/rounds/rounds-search.ts';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { SidebarLayout } from '../../../layouts/sidebar/sidebar-layout.tsx';

export const Route = createFileRoute('/_default/account/rounds')({
  staticData: { sidebar: true, filters: true },
  // Checked with the page: what its address may say need not be known to the first page of a visit.
  validateSearch: (search: Record<string, unknown>) => search as RoundsSearch,
  // A round that is looked at again is none of the loader's.
  loaderDeps: ({ search: { round, ...search } }) => ({ search }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const search = roundsSearch({ ...deps.search });
    const [{ api }] = await Promise.all([context.games(), loadNamespaces('casino', 'errors')]);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const [page, games] = await Promise.all([
      api.rounds(roundsQueryOf(search, new Date(), zone), signal),
      api.games({ sort: 'name' }, signal),
    ]);
    if ((search.page ?? 1) > Math.max(page.totalPages, 1))
      throw redirect({ to: '/account/rounds', search: { ...search, page: undefined }, replace: true });
    return { page, games: games.result };
  },
  errorComponent: RoundsFailed,
  component: Rounds,
});

function Rounds() {
  const { page, games } = Route.useLoaderData();
  const search = roundsSearch({ ...Route.useSearch() });
  return (
    <SidebarLayout sidebar={<RoundsFilters search={search} games={games} />}>
      <RoundsPage search={search} page={page} />
    </SidebarLayout>
  );
}
