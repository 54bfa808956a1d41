import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { useOddsPolicy } from '../../../running/use-odds-policy.ts';
import css from './changed-message.module.css';

/** How many odds moved and what happened to the money, with an offer not to ask about higher ones again. */
export const ChangedMessage = () => {
  const { t } = useTranslation(['ticket', 'slip']);
  const ticket = useTicketRef();
  const { policy } = useOddsPolicy();
  const total = useTicket(({ context }) => context.selections.length);
  const count = useTicket(({ context }) => context.selections.filter(({ changesPending }) => changesPending).length);
  return (
    <div className={css.message}>
      <IconAlertTriangle size={18} stroke={1.75} className={css.icon} aria-hidden />
      <div className={css.words}>
        <p className={css.title} role="status">
          {t('changed', { count, total })}
        </p>
        {policy.mode === 'none' ? (
          <p className={css.text}>
            {t('nextTime', { ns: 'slip' })}{' '}
            <button
              type="button"
              className={css.always}
              onClick={() => ticket.send({ type: 'odds-policy.chosen', policy: { mode: 'higher', tolerance: null } })}
            >
              {t('alwaysHigher', { ns: 'slip' })}
            </button>
          </p>
        ) : (
          <p className={css.text}>{t('changedText')}</p>
        )}
      </div>
    </div>
  );
};
