import { createFileRoute } from '@tanstack/react-router';
import { CallbackPage } from '../../features/payment/callback-page.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';

const paymentIn = (payment: unknown): string | undefined =>
  typeof payment === 'string' && /^[\da-f-]{36}$/i.test(payment) ? payment : undefined;

export const Route = createFileRoute('/_default/callback')({
  // Checked with the page: the first page of a visit need not know what this address may hold.
  validateSearch: (search: Record<string, unknown>) => search as { payment?: string },
  loaderDeps: ({ search: { payment } }) => ({ payment }),
  loader: async ({ context, deps }) => {
    const payment = paymentIn(deps.payment);
    const [{ deposit }, signedIn] = await Promise.all([
      context.money(),
      context.signedIn(),
      loadNamespaces('payments', 'errors'),
    ]);
    if (payment !== undefined && signedIn) deposit.send({ type: 'payment.returned', paymentId: payment });
  },
  component: CallbackPage,
});
