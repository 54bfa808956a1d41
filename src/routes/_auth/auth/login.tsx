import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../../features/auth/login-page.tsx';
import { useStatuses } from '../../../features/operator/use-statuses.ts';
import { loadNamespaces } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/_auth/auth/login')({
  loader: () => loadNamespaces('auth', 'errors'),
  component: LoginScreen,
});

function LoginScreen() {
  return <LoginPage side={useStatuses().showAuthExtra} />;
}
