import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../../features/auth/auth-page.tsx';
import { LoginForm } from '../../../features/auth/login-form.tsx';
import { useStatuses } from '../../../features/operator/use-statuses.ts';
import { withWords } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/_auth/auth/login')({
  loader: ({ context }) => withWords(context.account(), 'auth', 'errors').then(() => null),
  component: LoginScreen,
});

function LoginScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthPage title={t('title')} side={useStatuses().showAuthExtra}>
      <LoginForm />
    </AuthPage>
  );
}
