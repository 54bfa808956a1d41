import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../contract/entities/ticket.ts';
import { HistoryEmpty } from './history-empty.tsx';
import { HistoryPages } from './history-pages.tsx';
import styles from './ticket-history.module.css';
import { TicketRow } from './ticket-row.tsx';

interface TicketHistoryProps {
  tickets: HistoryTicket[];
  page: number;
  totalPages: number;
}

/** The player's tickets, newest first. */
export const TicketHistory = ({ tickets, page, totalPages }: TicketHistoryProps) => {
  const { t } = useTranslation('history');
  if (tickets.length === 0) return <HistoryEmpty />;
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <h1 id="history-title" className={styles.title}>
        {t('title')}
      </h1>
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr className={styles.head}>
            <th scope="col">{t('ticket')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('selections')}</th>
            <th scope="col" className={styles.figure}>
              {t('odd')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('stake')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('win')}
            </th>
            <th scope="col" className={styles.status}>
              {t('status')}
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {tickets.map((ticket) => (
            <TicketRow key={ticket.ticket_id} ticket={ticket} />
          ))}
        </tbody>
      </table>
      {totalPages > 1 && <HistoryPages page={page} totalPages={totalPages} />}
    </section>
  );
};
