import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../../features/auth/auth-page.tsx';
import { RegisterForm } from '../../../features/auth/register-form.tsx';
import { withWords } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/_auth/auth/register')({
  loader: ({ context }) => withWords(context.account(), 'auth', 'errors').then(() => null),
  component: RegisterScreen,
});

function RegisterScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthPage title={t('register.title')}>
      <RegisterForm />
    </AuthPage>
  );
}
