import { redirect, useLoaderData, useSearch } from '@tanstack/react-router';
import { RoundsFilters } from '../features/casino/rounds/rounds-filters.tsx';
import { RoundsPage } from '../features/casino/rounds/rounds-page.tsx';
import { type RoundsSearch, roundsQueryOf, roundsSearch } from '../features/casino/rounds/rounds-search.ts';
import { withWords } from '../i18n/i18n.ts';
import { SidebarLayout } from '../layouts/sidebar/sidebar-layout.tsx';
import { timeZone } from '../transport/api/time-zone.ts';
import type { RouterContext } from './-router-context.ts';

export { RoundsFailed } from '../features/casino/rounds/rounds-page.tsx';

export interface LoadRounds {
  context: RouterContext;
  deps: { search: RoundsSearch };
  abortController: AbortController;
}

type RoundsData = Pick<Parameters<typeof RoundsPage>[0], 'page'> & Pick<Parameters<typeof RoundsFilters>[0], 'games'>;

export const loadRounds = async ({ context, deps, abortController }: LoadRounds): Promise<RoundsData> => {
  const { signal } = abortController;
  const search = roundsSearch({ ...deps.search });
  const { api } = await withWords(context.games(), 'casino', 'errors');
  const [page, games] = await Promise.all([
    api.rounds(roundsQueryOf(search, new Date(), timeZone()), signal),
    api.games({ sort: 'name' }, signal),
  ]);
  if ((search.page ?? 1) > Math.max(page.totalPages, 1))
    throw redirect({ to: '/account/rounds', search: { ...search, page: undefined }, replace: true });
  return { page, games: games.result };
};

export const Rounds = () => {
  const { page, games }: RoundsData = useLoaderData({ strict: false });
  const asked = useSearch({ strict: false });
  const search = roundsSearch({ ...asked });
  return (
    <SidebarLayout filters sidebar={<RoundsFilters search={search} games={games} />}>
      <RoundsPage search={search} page={page} />
    </SidebarLayout>
  );
};
