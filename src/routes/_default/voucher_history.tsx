import { createFileRoute, redirect } from '@tanstack/react-router';
import { VoucherFailed } from '../../features/vouchers/voucher-failed.tsx';
import { VoucherPage } from '../../features/vouchers/voucher-page.tsx';
import { type VoucherSearch, voucherSearch } from '../../features/vouchers/voucher-search.ts';
import { withWords } from '../../i18n/i18n.ts';

export const Route = createFileRoute('/_default/voucher_history')({
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as VoucherSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const { page = 1, show } = voucherSearch({ ...deps.search });
    const { api } = await context.vouchers();
    const found = await withWords(api.history(page, show, signal), 'voucher', 'errors');
    if (page > Math.max(found.totalPages, 1)) {
      throw redirect({ to: '/voucher_history', search: voucherSearch({ show }), replace: true });
    }
    return found;
  },
  errorComponent: VoucherFailed,
  component: Vouchers,
});

function Vouchers() {
  return <VoucherPage search={voucherSearch({ ...Route.useLoaderDeps().search })} page={Route.useLoaderData()} />;
}
