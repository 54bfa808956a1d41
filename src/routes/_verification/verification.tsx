import { createFileRoute, redirect } from '@tanstack/react-router';
import { VerificationPage } from '../../features/auth/verification-page.tsx';
import { withWords } from '../../i18n/i18n.ts';
import { mailedLinkSearch } from '../-mailed-link.ts';

/** Confirms an e-mail address by the link of a mail, which leaves the address bar at once. */
export const Route = createFileRoute('/_verification/verification')({
  validateSearch: mailedLinkSearch,
  loaderDeps: ({ search }) => mailedLinkSearch({ ...search }),
  loader: async ({ context, deps: { userId, token } }) => {
    const { emailConfirmation } = await withWords(context.account(), 'auth', 'errors');
    if (userId !== undefined && token !== undefined) {
      emailConfirmation.send({ type: 'link.opened', link: { userId, token } });
      throw redirect({ to: '/verification', search: {}, replace: true });
    }
    emailConfirmation.send({ type: 'link.missed' });
  },
  component: VerificationPage,
});
