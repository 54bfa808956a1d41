import { createFileRoute, redirect } from '@tanstack/react-router';
import { TransactionsFailed } from '../../../features/transactions/transactions-empty.tsx';
import { TransactionsFilters } from '../../../features/transactions/transactions-filters.tsx';
import { TransactionsPage } from '../../../features/transactions/transactions-page.tsx';
import {
  type TransactionsSearch,
  transactionsQueryOf,
  transactionsSearch,
} from '../../../features/transactions/transactions-search.ts';
import { currentLanguage, withWords } from '../../../i18n/i18n.ts';
import { SidebarLayout } from '../../../layouts/sidebar/sidebar-layout.tsx';
import { timeZone } from '../../../transport/api/time-zone.ts';

export const Route = createFileRoute('/_default/account/transactions')({
  staticData: { sidebar: true, filters: true, searchable: true, hints: 'transactions' },
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as TransactionsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const search = transactionsSearch({ ...deps.search });
    const { api } = await context.money();
    const page = await withWords(
      api.transactions(transactionsQueryOf(search, new Date(), timeZone()), signal),
      'transactions',
      'errors',
    );
    if ((search.page ?? 1) > Math.max(page.totalPages, 1)) {
      throw redirect({ to: '/account/transactions', search: { ...search, page: undefined }, replace: true });
    }
    return { search, page };
  },
  errorComponent: TransactionsFailed,
  component: Transactions,
});

function Transactions() {
  const { search, page } = Route.useLoaderData();
  const context = Route.useRouteContext();
  const fetchFile = async () => {
    const { page: _, ...filters } = transactionsQueryOf(search, new Date(), timeZone());
    return (await context.money()).api.exportTransactions({ ...filters, language: currentLanguage() });
  };
  return (
    <SidebarLayout filters sidebar={<TransactionsFilters search={search} />}>
      <TransactionsPage search={search} page={page} fetchFile={fetchFile} />
    </SidebarLayout>
  );
}
