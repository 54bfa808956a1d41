import { createFileRoute, redirect } from '@tanstack/react-router';
import { HistoryFailed } from '../../features/ticket-history/history-failed.tsx';
import { HistorySkeleton } from '../../features/ticket-history/history-skeleton.tsx';
import { TicketHistory } from '../../features/ticket-history/ticket-history.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';

interface HistorySearch {
  page?: number;
}

const pageOf = (value: unknown): HistorySearch => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
};

export const Route = createFileRoute('/_default/ticket_history')({
  validateSearch: ({ page }: Record<string, unknown>): HistorySearch => pageOf(page),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, deps: { page }, abortController }) => {
    const [history] = await Promise.all([
      context.api.sportsbetting.ticketHistory(page, abortController.signal),
      loadNamespaces('history', 'betting'),
    ]);
    if (page > 1 && page > history.totalPages) throw redirect({ to: '/ticket_history', search: {}, replace: true });
    return history;
  },
  pendingComponent: HistorySkeleton,
  errorComponent: HistoryFailed,
  component: HistoryPage,
});

function HistoryPage() {
  const { result, totalPages } = Route.useLoaderData();
  const { page } = Route.useLoaderDeps();
  return <TicketHistory tickets={result} page={page} totalPages={totalPages} />;
}
