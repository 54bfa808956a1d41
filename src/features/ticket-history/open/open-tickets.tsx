import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOpenTickets, useOpenTicketsRef } from '../../../running/machines.ts';
import { CashOutDialog } from '../cash-out/cash-out-dialog.tsx';
import { OpenTicket } from './open-ticket.tsx';
import styles from './open-tickets.module.css';

const Failed = () => {
  const { t } = useTranslation('history');
  const openTickets = useOpenTicketsRef();
  return (
    <div className={styles.message} role="status">
      <p>
        {t('failedTitle')}. {t('failedText')}
      </p>
      <button type="button" className={styles.link} onClick={() => openTickets.send({ type: 'retry.asked' })}>
        {t('retry')}
      </button>
    </div>
  );
};

/** The player's open tickets, next to the slip. */
const OpenTickets = () => {
  const { t } = useTranslation('history');
  const tickets = useOpenTickets(({ context }) => context.tickets);
  const loading = useOpenTickets((state) => state.matches('loading'));
  const failed = useOpenTickets((state) => state.matches('failed'));
  if (failed) return <Failed />;
  if (loading) return <div className={styles.skeleton} aria-busy="true" />;
  return (
    <>
      {tickets.length === 0 ? (
        <p className={styles.message}>{t('openNone')}</p>
      ) : (
        <ul>
          {tickets.map((ticket) => (
            <OpenTicket key={ticket.ticket_id} ticket={ticket} />
          ))}
        </ul>
      )}
      <Link to="/ticket_history" className={styles.link}>
        {t('title')}
      </Link>
      <CashOutDialog tickets={tickets} />
    </>
  );
};

export default OpenTickets;
