import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { ticketCode } from '../../../ui/ticket-code.ts';
import styles from './quick-cash-out.module.css';
import { useCashOutOffer } from './use-cash-out-offer.ts';

/** The cash-out of a ticket in a list: its accessible name tells which ticket. */
export const QuickCashOut = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  const offer = useCashOutOffer(ticket);
  if (offer === null) return null;
  const { amount, ask } = offer;
  const said = `${t('cashOut')} ${amount ?? '–'}`;
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={amount === null}
      aria-label={`${said}, ${t('ticketCode', { code: ticketCode(ticket.ticket_id) })}`}
      title={amount === null ? t('cashOutNotNow') : undefined}
      onClick={ask}
    >
      {t('cashOut')} <span className={styles.amount}>{amount ?? '–'}</span>
    </button>
  );
};
