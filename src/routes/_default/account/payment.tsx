import { createFileRoute, useRouter } from '@tanstack/react-router';
import { PaymentsFailed } from '../../../features/payment/payments-failed.tsx';
import { PaymentsPage } from '../../../features/payment/payments-page.tsx';
import { AgentPayout } from '../../../features/payout/agent-payout.tsx';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { thenShown } from '../../../running/use-press.ts';

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
    const [payments, payouts] = await Promise.all([
      api.payments(page, signal),
      api.payouts(signal),
      loadNamespaces('payments', 'payout', 'errors'),
    ]);
    return { page, payments, payouts, withdraw: api.withdrawPayout };
  },
  errorComponent: PaymentsFailed,
  component: Payments,
});

function Payments() {
  const { payouts, withdraw, ...shown } = Route.useLoaderData();
  const router = useRouter();
  const takeBack = (id: string) => thenShown(() => withdraw(id), router.invalidate);
  const payout = payouts.agent !== null && <AgentPayout {...payouts} agent={payouts.agent} takeBack={takeBack} />;
  return <PaymentsPage {...shown} payout={payout} />;
}
