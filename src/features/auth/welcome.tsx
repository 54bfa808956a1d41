import { useTranslation } from 'react-i18next';
import { useAppRef, useEmailConfirmation } from '../../running/machines.ts';
import css from './auth-form.module.css';
import { FormHead } from './form-head.tsx';
import { ResendButton } from './resend-button.tsx';

/** After registering: signed in already, but the address waits to be confirmed. */
export const Welcome = () => {
  const { t } = useTranslation('auth');
  const app = useAppRef();
  const email = useEmailConfirmation(({ context }) => context.email);
  return (
    <div className={css.form}>
      <FormHead id="welcome-title" title={t('welcome.title')}>
        {t('welcome.text', { email })}
      </FormHead>
      <p className={css.lead}>{t('welcome.until')}</p>
      <button
        type="button"
        className={css.submit}
        data-autofocus
        onClick={() => app.send({ type: 'authDialog.closed' })}
      >
        {t('welcome.continue')}
      </button>
      <ResendButton />
    </div>
  );
};
