import { useTranslation } from 'react-i18next';
import { isFreeBet } from '../../../../domain/wallet/free-bet.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import css from './kind-tabs.module.css';

/** Basic or system; no free bet can be a system (spec section 4, Ticket type). */
export const KindTabs = () => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const isSystem = useTicket(({ context }) => context.system !== null);
  const freeBet = useTicket(({ context }) => context.wallet !== null && isFreeBet(context.wallet.currency_id));
  const tab = (kind: 'basic' | 'system') => {
    const chosen = isSystem === (kind === 'system');
    const barred = kind === 'system' && freeBet;
    return (
      <button
        type="button"
        className={css.tab}
        aria-pressed={chosen}
        disabled={barred}
        title={barred ? t('freebetNoSystem') : undefined}
        onClick={() => {
          if (!chosen) ticket.send({ type: 'system.toggled' });
        }}
      >
        {t(kind)}
      </button>
    );
  };
  return (
    <fieldset className={css.tabs} aria-label={t('kind')}>
      {tab('basic')}
      {tab('system')}
    </fieldset>
  );
};
