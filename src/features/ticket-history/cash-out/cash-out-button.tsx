import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { isFreeBet } from '../../../../domain/wallet/free-bet.ts';
import { useCashOut, useCashOutRef } from '../../../running/use-cash-out.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import styles from './cash-out-button.module.css';

/** What an open ticket is worth now; pressed, it asks for a quote to confirm. */
export const CashOutButton = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  const cashOut = useCashOutRef();
  const { ticket_id, currency, currency_id, status, cashOutOffer = null } = ticket;
  const pushed = useCashOut(({ context }) => context.quotes[ticket_id]);
  if (status !== 'accepted' || isFreeBet(currency_id)) return null;
  const amount = pushed === undefined ? cashOutOffer : pushed;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-disabled={amount === null}
        onClick={() => amount !== null && cashOut.send({ type: 'cashOut.asked', ticketId: ticket_id })}
      >
        {amount === null
          ? t('cashOut')
          : t('cashOutFor', { amount: `${amountText(amount)} ${walletName({ currency })}` })}
      </button>
      <p className={styles.note}>{t(amount === null ? 'cashOutNotNow' : 'cashOutNote')}</p>
    </>
  );
};
