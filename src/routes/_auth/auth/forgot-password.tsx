import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../../features/auth/auth-page.tsx';
import { ForgotPasswordForm } from '../../../features/auth/forgot-password-form.tsx';
import { withWords } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/_auth/auth/forgot-password')({
  loader: ({ context }) => withWords(context.account(), 'auth', 'errors').then(() => null),
  component: ForgotPasswordScreen,
});

function ForgotPasswordScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthPage title={t('forgot.title')}>
      <ForgotPasswordForm />
    </AuthPage>
  );
}
