import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import styles from './cash-out-button.module.css';
import { useCashOutOffer } from './use-cash-out-offer.ts';

/** What an open ticket is worth now; pressed, it asks for a quote to confirm. */
export const CashOutButton = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  const offer = useCashOutOffer(ticket);
  if (offer === null) return null;
  const { amount, ask } = offer;
  return (
    <>
      <button type="button" className={styles.button} aria-disabled={amount === null} onClick={ask}>
        {amount === null ? t('cashOut') : t('cashOutFor', { amount })}
      </button>
      <p className={styles.note}>{t(amount === null ? 'cashOutNotNow' : 'cashOutNote')}</p>
    </>
  );
};
