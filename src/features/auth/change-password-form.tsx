import { useTranslation } from 'react-i18next';
import { changePasswordPayload } from '../../../contract/http/kcmanager-accounts.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { PasswordField } from '../../ui/kit/password-field.tsx';
import css from './auth-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.tsx';

const empty = { currentPassword: '', password: '', passwordConfirmation: '' };

/**
 * Another password for who knows the current one. `username` tells password managers whose it is, in an input that is
 * plain because it is not shown.
 */
export const ChangePasswordForm = ({ username, labelledBy }: { username: string; labelledBy: string }) => {
  const { t } = useTranslation('auth');
  const form = useAccountForm('changePassword', empty, changePasswordPayload);
  return (
    <MantineIsland>
      <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={form.onSubmit}>
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPasswordFields form={form} label={t('newPassword')} />
        <SubmitButton form={form} text={t('changePassword')} waiting={t('sending')} />
      </form>
    </MantineIsland>
  );
};
