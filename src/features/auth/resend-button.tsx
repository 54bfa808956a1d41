import { useTranslation } from 'react-i18next';
import { useEmailConfirmation, useEmailConfirmationRef } from '../../running/machines.ts';
import css from './resend-button.module.css';

/** Has another link mailed; then shows so and is disabled for a while. */
export const ResendButton = () => {
  const { t } = useTranslation('auth');
  const machine = useEmailConfirmationRef();
  const ready = useEmailConfirmation((state) => state.can({ type: 'mail.asked' }));
  const sent = useEmailConfirmation((state) => state.matches({ mail: 'sent' }));
  return (
    <div className={css.resend}>
      <button
        type="button"
        className={css.button}
        disabled={!ready}
        onClick={() => machine.send({ type: 'mail.asked' })}
      >
        {t('resend.action')}
      </button>
      <p className={css.sent} role="status">
        {sent && t('resend.sent')}
      </p>
    </div>
  );
};
