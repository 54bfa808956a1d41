import { createFileRoute } from '@tanstack/react-router';
import { PayinPage } from '../../features/payment/payin-page.tsx';
import { PaymentsFailed } from '../../features/payment/payments-failed.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { useSite } from '../../running/machines.ts';

const latest = 5;

export const Route = createFileRoute('/_default/payin')({
  loader: async ({ context, abortController: { signal } }) => {
    const { api } = await context.money();
    const [payments] = await Promise.all([api.payments(1, signal), loadNamespaces('payments', 'errors')]);
    return { latest: payments.result.slice(0, latest) };
  },
  errorComponent: PaymentsFailed,
  component: Payin,
});

function Payin() {
  const settings = useSite(({ context }) => context.site.settings);
  return <PayinPage {...Route.useLoaderData()} terms={settings} />;
}
