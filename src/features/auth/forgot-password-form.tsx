import { useTranslation } from 'react-i18next';
import { forgotPasswordPayload } from '../../../contract/http/kcmanager-accounts.ts';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './auth-form.module.css';
import { AuthLink } from './auth-link.tsx';
import { FormHead } from './form-head.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.tsx';

/** Asks for a link to set a new password; its answer is the same for known and unknown addresses. */
export const ForgotPasswordForm = () => {
  const { t } = useTranslation('auth');
  const form = useAccountForm('forgotPassword', { email: '' }, forgotPasswordPayload);
  return (
    <form className={css.form} noValidate aria-labelledby="forgot-title" onSubmit={form.onSubmit}>
      <FormHead id="forgot-title" title={t('forgot.title')}>
        {t('forgot.text')}
      </FormHead>
      <TextField label={t('email')} type="email" autoComplete="email" data-autofocus {...form.field('email')} />
      <SubmitButton form={form} text={t('forgot.submit')} waiting={t('sending')} />
      <p className={css.back}>
        <AuthLink mode="login">{t('forgot.back')}</AuthLink>
      </p>
    </form>
  );
};
