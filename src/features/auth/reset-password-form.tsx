import { useTranslation } from 'react-i18next';
import { newPasswordPayload } from '../../../contract/http/kcmanager-accounts.ts';
import css from './auth-form.module.css';
import { AuthLink } from './auth-link.tsx';
import { FormHead } from './form-head.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.tsx';

/** A new password for the account of the link under which the page was opened. */
export const ResetPasswordForm = () => {
  const { t } = useTranslation('auth');
  const form = useAccountForm('resetPassword', { password: '', passwordConfirmation: '' }, newPasswordPayload);
  return (
    <form className={css.form} noValidate aria-labelledby="reset-title" onSubmit={form.onSubmit}>
      <FormHead id="reset-title" title={t('reset.title')}>
        {t('reset.text')}
      </FormHead>
      <NewPasswordFields form={form} label={t('newPassword')} />
      <SubmitButton form={form} text={t('reset.submit')} waiting={t('sending')} />
      <p className={css.back}>
        <AuthLink mode="forgot-password">{t('reset.back')}</AuthLink>
      </p>
    </form>
  );
};
