import { useTranslation } from 'react-i18next';
import type { HistorySelection, HistoryTicket } from '../../../contract/entities/history-ticket.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { conditionsText, groupLetter } from '../../ui/group-text.ts';
import { ticketCode } from '../../ui/ticket-code.ts';
import { CashOutButton } from './cash-out/cash-out-button.tsx';
import { ExportTrace } from './export-trace.tsx';
import { HistoryLeg } from './history-leg.tsx';
import { LineList } from './lines/line-list.tsx';
import { TicketReuse } from './reuse/ticket-reuse.tsx';
import styles from './ticket-details.module.css';
import { TicketMoney } from './ticket-money.tsx';

/** The group of a selection and its conditions; one outside every group must win in every line. */
const markOf = ({ systemGroups }: HistoryTicket, { systemGroup }: HistorySelection): string | null => {
  if (systemGroups.length === 0) return null;
  const group = systemGroup === null ? undefined : systemGroups[systemGroup];
  if (systemGroup === null || !group) return '1/1';
  return `${groupLetter(systemGroup)} ${conditionsText(group.conditions)}/${group.totalSelections}`;
};

/** What an opened ticket shows: its selections, and what happened to the money; `still` is to read only. */
export const TicketDetails = ({ ticket, still }: { ticket: HistoryTicket; still: boolean }) => {
  const { t } = useTranslation('history');
  const code = ticketCode(ticket.ticket_id);

  return (
    <div className={styles.details}>
      <div>
        <ul>
          {ticket.selections.map((leg) => (
            <HistoryLeg
              key={`${leg.eventId} ${leg.marketCode} ${leg.selectionCode} ${leg.player}`}
              leg={leg}
              mark={markOf(ticket, leg)}
            />
          ))}
        </ul>
        <p className={styles.code}>
          {t('ticketCode', { code })} · {t('placed', { time: stampText(ticket.createdAt) })}
        </p>
        {!still && (
          <>
            <TicketReuse ticket={ticket} />
            <ExportTrace ticketId={ticket.ticket_id} />
          </>
        )}
      </div>
      <div className={styles.money}>
        <LineList ticket={ticket} />
        <TicketMoney ticket={ticket} />
        {!still && <CashOutButton ticket={ticket} />}
      </div>
    </div>
  );
};
