import { IconX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthDialogMode } from '../../machines/auth-dialog/auth-dialog.machine.ts';
import { InDialog } from '../features/auth/auth-link.tsx';
import { AuthPanel } from '../features/auth/auth-panel.tsx';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { Welcome } from '../features/auth/welcome.tsx';
import { Logo } from '../features/operator/logo.tsx';
import { useStatuses } from '../features/operator/use-statuses.ts';
import { useAppRef, useAuthDialog } from '../running/machines.ts';
import { MantineIsland } from '../theme/mantine-island.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import css from './auth-dialog.module.css';

const forms: Record<AuthDialogMode, ComponentType> = {
  login: LoginForm,
  register: RegisterForm,
  'forgot-password': ForgotPasswordForm,
  'reset-password': ResetPasswordForm,
  welcome: Welcome,
};
const titles = {
  login: 'auth:title',
  register: 'auth:register.title',
  'forgot-password': 'auth:forgot.title',
  'reset-password': 'auth:reset.title',
  welcome: 'auth:welcome.title',
} as const satisfies Record<AuthDialogMode, string>;

/** The forms over the page: login on desktop 1000 px wide with its picture, else 500. Can be closed unless the site requires login. */
const AuthDialog = () => {
  const { t } = useTranslation(['auth', 'common']);
  const app = useAppRef();
  const mode = useAuthDialog(({ value }) => (value === 'closed' ? null : value.open));
  const { redirectToLogin, loginInDialog, showAuthExtra } = useStatuses();
  if (mode === null) return null;
  const closable = mode === 'welcome' || (loginInDialog && !redirectToLogin);
  const side = mode === 'login' && showAuthExtra;
  const close = () => app.send({ type: 'authDialog.closed' });
  const Form = forms[mode];
  return (
    <MantineIsland>
      <Dialog
        // Another form is another dialog: it begins at its own first field.
        key={mode}
        look="own"
        className={css.dialog}
        data-side={side}
        aria-label={t(titles[mode])}
        // What was typed into a longer form is not lost by a press outside it.
        closes={closable ? (mode === 'register' ? 'request' : 'any') : 'none'}
        onClose={close}
      >
        {closable && (
          <IconButton label={t('common:close')} className={css.close} onClick={close}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        <AuthPanel logo={<Logo />} side={side}>
          <InDialog value={true}>
            <Form />
          </InDialog>
        </AuthPanel>
      </Dialog>
    </MantineIsland>
  );
};

export default AuthDialog;
