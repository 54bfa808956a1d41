import { createFileRoute } from '@tanstack/react-router';
import { depositTermsFrom } from '../../../domain/payment/deposit-terms.ts';
import { PayinPage } from '../../features/payment/payin-page.tsx';
import { PaymentsFailed } from '../../features/payment/payments-failed.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';

const latest = 5;

export const Route = createFileRoute('/_default/payin')({
  loader: async ({ context, abortController: { signal } }) => {
    const { api } = await context.money();
    const [general, payments] = await Promise.all([
      context.api.cms.settingsGeneral(signal),
      api.payments(1, signal),
      loadNamespaces('payments', 'errors'),
    ]);
    return { terms: depositTermsFrom(general), latest: payments.result.slice(0, latest) };
  },
  errorComponent: PaymentsFailed,
  component: Payin,
});

function Payin() {
  return <PayinPage {...Route.useLoaderData()} />;
}
