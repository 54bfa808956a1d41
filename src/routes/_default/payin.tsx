import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ResendButton } from '../../features/auth/resend-button.tsx';
import { PayinPage } from '../../features/payment/payin-page.tsx';
import { PaymentsFailed } from '../../features/payment/payments-failed.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { useSite } from '../../running/machines.ts';

const latest = 5;

export const Route = createFileRoute('/_default/payin')({
  loader: async ({ context, abortController: { signal } }) => {
    const [money, account] = await Promise.all([context.money(), context.account()]);
    const [payments, { email, emailVerified }] = await Promise.all([
      money.api.payments(1, signal),
      account.api.profile(signal),
      loadNamespaces('payments', 'errors', 'auth'),
    ]);
    return { latest: payments.result.slice(0, latest), unverified: emailVerified ? null : email };
  },
  errorComponent: PaymentsFailed,
  component: Payin,
});

function Payin() {
  const router = useRouter();
  const settings = useSite(({ context }) => context.site.settings);
  const { latest, unverified } = Route.useLoaderData();
  return (
    <PayinPage
      latest={latest}
      terms={settings}
      unverified={
        unverified === null
          ? null
          : { email: unverified, resend: <ResendButton />, onConfirmed: () => void router.invalidate() }
      }
    />
  );
}
