import { createFileRoute, redirect } from '@tanstack/react-router';
import { HistoryFilters } from '../../features/ticket-history/filters/history-filters.tsx';
import { HistoryFailed } from '../../features/ticket-history/history-failed.tsx';
import { type HistorySearch, historyQueryOf, historySearch } from '../../features/ticket-history/history-search.ts';
import { HistorySkeleton } from '../../features/ticket-history/history-skeleton.tsx';
import { TicketHistory } from '../../features/ticket-history/ticket-history.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { SidebarLayout } from '../../layouts/sidebar/sidebar-layout.tsx';
import { createSportsbettingApi } from '../../transport/api/sportsbetting.ts';
import { timeZone } from '../../transport/api/time-zone.ts';

export const Route = createFileRoute('/_default/ticket_history')({
  staticData: { sidebar: true, filters: true, searchable: true, hints: 'history' },
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as HistorySearch,
  // An overlay does not change the list.
  loaderDeps: ({ search }) => ({ search: { ...search, paper: undefined } }),
  loader: async ({ context, deps, abortController }) => {
    const search = historySearch({ ...deps.search });
    const [history] = await Promise.all([
      createSportsbettingApi(context.api).ticketHistory(
        historyQueryOf(search, new Date(), timeZone()),
        abortController.signal,
      ),
      loadNamespaces('history', 'reuse', 'slip', 'betting', 'errors'),
      context.cashOut(),
      context.reuse(),
    ]);
    if ((search.page ?? 1) > Math.max(history.totalPages, 1)) {
      throw redirect({ to: '/ticket_history', search: historySearch({ ...search, page: undefined }), replace: true });
    }
    return history;
  },
  pendingComponent: HistoryPending,
  errorComponent: HistoryFailed,
  component: HistoryPage,
});

function HistoryPage() {
  const page = Route.useLoaderData();
  const search = historySearch({ ...Route.useSearch() });
  return (
    <SidebarLayout filters sidebar={<HistoryFilters search={search} counts={page.counts} />}>
      <TicketHistory search={search} page={page} />
    </SidebarLayout>
  );
}

function HistoryPending() {
  const search = historySearch({ ...Route.useLoaderDeps().search });
  return (
    <SidebarLayout filters sidebar={<HistoryFilters search={search} counts={null} />}>
      <HistorySkeleton />
    </SidebarLayout>
  );
}
