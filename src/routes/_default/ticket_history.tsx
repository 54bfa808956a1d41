import { createFileRoute, redirect } from '@tanstack/react-router';
import { HistoryFilters } from '../../features/ticket-history/filters/history-filters.tsx';
import { HistoryFailed } from '../../features/ticket-history/history-failed.tsx';
import { HistoryNotKept } from '../../features/ticket-history/history-not-kept.tsx';
import { type HistorySearch, historyQueryOf, historySearch } from '../../features/ticket-history/history-search.ts';
import { HistorySkeleton } from '../../features/ticket-history/history-skeleton.tsx';
import { TicketHistory } from '../../features/ticket-history/ticket-history.tsx';
import { withWords } from '../../i18n/i18n.ts';
import { SidebarLayout } from '../../layouts/sidebar/sidebar-layout.tsx';
import { useConnectivity } from '../../running/machines.ts';
import { createSportsbettingApi } from '../../transport/api/sportsbetting.ts';
import { timeZone } from '../../transport/api/time-zone.ts';

export const Route = createFileRoute('/_default/ticket_history')({
  staticData: { sidebar: true, filters: true, searchable: true, hints: 'history', kept: true },
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as HistorySearch,
  // An overlay does not change the list.
  loaderDeps: ({ search }) => ({ search: { ...search, paper: undefined } }),
  loader: async ({ context, deps, abortController, preload }) => {
    const search = historySearch({ ...deps.search });
    // Whose tickets they are has to be known before.
    const [kept] = await Promise.all([context.keptHistory(), context.signedIn()]);
    const parts = [context.cashOut(), context.reuse()];
    const load = () =>
      createSportsbettingApi(context.api).ticketHistory(
        historyQueryOf(search, new Date(), timeZone()),
        abortController.signal,
      );
    const seen = await withWords(
      kept.seen({ ...search }, load, preload),
      'history',
      'reuse',
      'slip',
      'betting',
      'errors',
    );
    // What is only read has none of them, and without a network they may not come.
    if (seen.kept) await Promise.allSettled(parts);
    else await Promise.all(parts);
    if (seen.page && (search.page ?? 1) > Math.max(seen.page.totalPages, 1)) {
      throw redirect({ to: '/ticket_history', search: historySearch({ ...search, page: undefined }), replace: true });
    }
    return seen;
  },
  pendingComponent: HistoryPending,
  errorComponent: HistoryFailed,
  component: HistoryPage,
});

function HistoryPage() {
  const { page, at, kept, opened, instead } = Route.useLoaderData();
  const search = historySearch({ ...Route.useSearch() });
  const offline = useConnectivity((state) => state.matches({ network: 'offline' }));
  return (
    <SidebarLayout filters sidebar={<HistoryFilters search={search} counts={page?.counts ?? null} at={at} />}>
      {page && at !== null && (
        <TicketHistory search={search} page={page} at={at} still={kept || offline} opened={opened} />
      )}
      {instead && <HistoryNotKept instead={instead} />}
    </SidebarLayout>
  );
}

function HistoryPending() {
  const search = historySearch({ ...Route.useLoaderDeps().search });
  return (
    <SidebarLayout filters sidebar={<HistoryFilters search={search} counts={null} at={null} />}>
      <HistorySkeleton />
    </SidebarLayout>
  );
}
