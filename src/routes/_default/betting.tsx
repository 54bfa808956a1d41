import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BettingPage } from '../../features/betting/betting-page.tsx';
import { bettingSearch } from '../../features/betting/betting-search.ts';
import { type BettingData, loadBetting } from '../../features/betting/load-betting.ts';
import { useOperator } from '../../features/operator/use-operator.ts';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { SidebarLayout } from '../../layouts/sidebar-layout.tsx';
import { BoardFailed } from '../../ui/board/board-failed.tsx';
import { BoardSkeleton } from '../../ui/board/board-skeleton.tsx';

const loadSidebar = () => import('../../features/betting/sidebar/betting-sidebar.tsx');
const BettingSidebar = lazy(async () => ({ default: (await loadSidebar()).BettingSidebar }));

export const Route = createFileRoute('/_default/betting')({
  staticData: { betting: true, sidebar: true, searchable: true },
  validateSearch: bettingSearch,
  // The tab of a match is none of the loader's: all its markets are there.
  loaderDeps: ({ search }) => ({ search: bettingSearch({ ...search, tab: undefined }) }),
  loader: async ({ context, deps: { search }, abortController }) => {
    const [data] = await Promise.all([
      loadBetting(context.api, search, abortController.signal),
      loadNamespaces('betting'),
    ]);
    if (data.instead !== null) throw redirect({ to: '/betting', search: data.instead, replace: true });
    return data;
  },
  pendingComponent: BettingPending,
  errorComponent: BettingFailed,
  component: Betting,
});

function Betting() {
  const { counts, shown } = Route.useLoaderData();
  const { search } = Route.useLoaderDeps();
  const { t } = useTranslation();
  const operator = useOperator();
  return (
    <Beside counts={counts}>
      <title>{[t('menu.betting'), operator?.name].filter(Boolean).join(' · ')}</title>
      <BettingPage search={search} shown={shown} />
    </Beside>
  );
}

function BettingPending() {
  return (
    <Beside counts={{}}>
      <BoardSkeleton />
    </Beside>
  );
}

function BettingFailed() {
  return (
    <Beside counts={{}}>
      <BoardFailed />
    </Beside>
  );
}

function Beside({ counts, children }: { counts: BettingData['counts']; children: ReactNode }) {
  const { search } = Route.useLoaderDeps();
  return <SidebarLayout sidebar={<BettingSidebar search={search} fetched={counts} />}>{children}</SidebarLayout>;
}
