import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../domain/limits.ts';
import { AuthPanel } from '../features/auth/auth-panel.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { Logo } from '../features/operator/logo.tsx';
import { useStatuses } from '../features/operator/use-statuses.ts';
import { useAppRef } from '../running/use-app.ts';
import { MantineIsland } from '../theme/mantine-island.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useMedia } from '../ui/use-media.ts';
import css from './auth-dialog.module.css';

/** Login over the page: 1000 px with its picture on desktop, else 500. Can be closed unless the site requires login. */
export const AuthDialog = () => {
  const { t } = useTranslation(['auth', 'common']);
  const app = useAppRef();
  const { redirectToLogin, loginInDialog, showAuthExtra } = useStatuses();
  const desktop = useMedia(`(width >= ${breakpoints.slip}px)`);
  const closable = loginInDialog && !redirectToLogin;
  const side = showAuthExtra && desktop;
  const close = () => app.send({ type: 'authDialog.closed' });
  return (
    <MantineIsland>
      <Modal.Root
        opened
        onClose={close}
        size={side ? 1000 : 500}
        centered
        closeOnEscape={closable}
        closeOnClickOutside={closable}
        transitionProps={{ transition: 'fade', duration: 120 }}
      >
        <Modal.Overlay className={css.overlay} />
        <Modal.Content className={css.content} aria-label={t('auth:title')}>
          <Modal.Body className={css.body}>
            {closable && (
              <IconButton label={t('common:close')} className={css.close} onClick={close}>
                <IconX size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <AuthPanel logo={<Logo />} side={side}>
              <LoginForm />
            </AuthPanel>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineIsland>
  );
};
