import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { ticketCode } from '../../../ui/ticket-code.ts';
import { QuickCashOut } from '../cash-out/quick-cash-out.tsx';
import { possibleWin } from '../ticket-standing.ts';
import styles from './open-tickets.module.css';

const order = { won: 0, void: 1, lost: 2, open: 3 } as const;

/** How far a ticket has come, what it can still win, and what it is worth now. */
export const OpenTicket = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  const { selections, ticket_id } = ticket;
  const legs = [...selections].sort((one, other) => order[one.status] - order[other.status]);
  const won = selections.filter(({ status }) => status === 'won').length;
  return (
    <li className={styles.ticket}>
      <span className={styles.bars} aria-hidden>
        {legs.map(({ eventId, status }) => (
          <span key={eventId} className={styles.bar} data-status={status} />
        ))}
      </span>
      <div className={styles.words}>
        <p className={styles.progress}>{t('openProgress', { won, total: selections.length })}</p>
        <p className={styles.win}>
          <span className={styles.code}>{ticketCode(ticket_id)} · </span>
          <span className="visually-hidden">{t('stake')}</span> {amountText(ticket.stake)} <span aria-hidden>→</span>{' '}
          <span className="visually-hidden">{t('possibleWin')}</span> {amountText(possibleWin(ticket))}
        </p>
      </div>
      <QuickCashOut ticket={ticket} />
    </li>
  );
};
