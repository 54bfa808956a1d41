import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../../features/auth/auth-page.tsx';
import { ResetPasswordForm } from '../../../features/auth/reset-password-form.tsx';
import { withWords } from '../../../i18n/i18n.ts';
import { mailedLinkSearch } from '../../-mailed-link.ts';

/** Opened by the link of a mail, which leaves the address bar at once and is kept until the page is left. */
export const Route = createFileRoute('/_auth/auth/reset-password')({
  validateSearch: mailedLinkSearch,
  loaderDeps: ({ search }) => mailedLinkSearch({ ...search }),
  loader: async ({ context, deps: { userId, token } }) => {
    const { authForm } = await withWords(context.account(), 'auth', 'errors');
    if (userId !== undefined && token !== undefined) {
      const { loginInDialog, redirectToLogin } = context.statuses();
      // Where visitors are sent to log in, the home page would open that dialog over it.
      const inDialog = loginInDialog && !redirectToLogin;
      authForm.send({ type: 'link.opened', link: { userId, token }, inDialog });
      throw redirect({ to: inDialog ? '/' : '/auth/reset-password', search: {}, replace: true });
    }
    if (authForm.getSnapshot().context.link !== null) return;
    authForm.send({ type: 'link.missed' });
    throw redirect({ to: '/auth/login', replace: true });
  },
  component: ResetPasswordScreen,
});

function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthPage title={t('reset.title')}>
      <ResetPasswordForm />
    </AuthPage>
  );
}
