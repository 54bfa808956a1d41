import { createFileRoute, redirect } from '@tanstack/react-router';
import { LogoutPage } from '../../features/pages/logout-page.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';

/** Ends the session and goes home. */
export const Route = createFileRoute('/_auth/logout')({
  loader: async ({ context }) => {
    await Promise.all([context.logOut(), loadNamespaces('pages')]);
    throw redirect({ to: '/', replace: true });
  },
  pendingComponent: LogoutPage,
});
