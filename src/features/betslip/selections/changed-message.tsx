import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTicket } from '../../../running/machines.ts';
import css from './changed-message.module.css';

/** Says how many odds moved and what happened to the money. */
export const ChangedMessage = () => {
  const { t } = useTranslation('ticket');
  const count = useTicket(({ context }) => context.selections.filter(({ changesPending }) => changesPending).length);
  return (
    <div className={css.message} role="status">
      <IconAlertTriangle size={18} stroke={1.75} className={css.icon} aria-hidden />
      <div>
        <p className={css.title}>{t('changed', { count })}</p>
        <p className={css.text}>{t('changedText')}</p>
      </div>
    </div>
  );
};
