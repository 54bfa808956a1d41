import { useTranslation } from 'react-i18next';
import { loginPayload } from '../../../contract/http/kcmanager-accounts.ts';
import { CheckField } from '../../ui/kit/check-field.tsx';
import { PasswordField } from '../../ui/kit/password-field.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './auth-form.module.css';
import { AuthLink } from './auth-link.tsx';
import { FormHead } from './form-head.tsx';
import { keepFocus } from './keep-focus.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.tsx';

/** Username, password and "keep me signed in". */
export const LoginForm = () => {
  const { t } = useTranslation('auth');
  const form = useAccountForm('login', { username: '', password: '', rememberMe: false }, loginPayload);
  return (
    <form className={css.form} noValidate aria-labelledby="login-title" onSubmit={form.onSubmit}>
      <FormHead id="login-title" title={t('title')}>
        {t('newHere')} <AuthLink mode="register">{t('register.title')}</AuthLink>
      </FormHead>
      <TextField label={t('username')} autoComplete="username" data-autofocus {...form.field('username')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
      <div className={css.row}>
        <CheckField
          label={t('rememberMe')}
          classNames={{ root: css.rememberRow, body: css.rememberBody }}
          wrapperProps={{ onMouseDown: keepFocus }}
          {...form.checkbox('rememberMe')}
        />
        <AuthLink mode="forgot-password">{t('forgot.link')}</AuthLink>
      </div>
      <SubmitButton form={form} text={t('submit')} waiting={t('submitting')} />
    </form>
  );
};
