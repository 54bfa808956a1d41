import { createFileRoute } from '@tanstack/react-router';
import { PaymentsFailed } from '../../../features/payment/payments-failed.tsx';
import { PaymentsPage } from '../../../features/payment/payments-page.tsx';
import { loadNamespaces } from '../../../i18n/i18n.ts';

const pageIn = (page: unknown): number => {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? number : 1;
};

export const Route = createFileRoute('/_default/account/payment')({
  validateSearch: (search: Record<string, unknown>) => search as { page?: number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const page = pageIn(deps.page);
    const { api } = await context.money();
    const [payments] = await Promise.all([api.payments(page, signal), loadNamespaces('payments', 'errors')]);
    return { page, payments };
  },
  errorComponent: PaymentsFailed,
  component: Payments,
});

function Payments() {
  return <PaymentsPage {...Route.useLoaderData()} />;
}
