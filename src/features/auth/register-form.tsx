import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { registrationPayload } from '../../../contract/http/kcmanager-accounts.ts';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './auth-form.module.css';
import { AuthLink } from './auth-link.tsx';
import { FormHead } from './form-head.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.tsx';

const empty = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  promoCode: '',
  // The sentence above the button says that pressing it is the consent.
  consent: true,
};

/** A new account; who opens one is signed in at once. */
export const RegisterForm = () => {
  const { t } = useTranslation('auth');
  const form = useAccountForm('register', empty, registrationPayload);
  return (
    <form className={css.form} noValidate aria-labelledby="register-title" onSubmit={form.onSubmit}>
      <FormHead id="register-title" title={t('register.title')}>
        {t('register.known')} <AuthLink mode="login">{t('submit')}</AuthLink>
      </FormHead>
      <TextField label={t('username')} autoComplete="username" data-autofocus {...form.field('username')} />
      <div className={css.pair}>
        <TextField
          label={t('register.firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          {...form.field('firstName')}
        />
        <TextField
          label={t('register.lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          {...form.field('lastName')}
        />
      </div>
      <TextField label={t('email')} type="email" autoComplete="email" {...form.field('email')} />
      <NewPasswordFields form={form} />
      <TextField label={t('register.promoCode')} required={false} autoComplete="off" {...form.field('promoCode')} />
      <div className={css.consent}>
        <p>{t('register.consent')}</p>
        <Link to="/termsnc" target="_blank" className={css.link}>
          {t('register.terms')}
        </Link>
        <Link to="/privacy" target="_blank" className={css.link}>
          {t('register.privacy')}
        </Link>
      </div>
      <SubmitButton form={form} text={t('register.submit')} waiting={t('sending')} />
    </form>
  );
};
