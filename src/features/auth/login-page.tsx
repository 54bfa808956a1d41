import { useTranslation } from 'react-i18next';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { LoginForm } from './login-form.tsx';
import css from './login-page.module.css';

export const LoginPage = ({ side }: { side: boolean }) => {
  const { t } = useTranslation('auth');
  return (
    <div className={css.card} data-side={side}>
      <title>{t('title')}</title>
      <MantineIsland>
        <AuthPanel side={side}>
          <LoginForm />
        </AuthPanel>
      </MantineIsland>
    </div>
  );
};
