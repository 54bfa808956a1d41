import { IconCircle, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PendingTicket } from '../../../../contract/storage/slip.ts';
import { secondText } from '../../../i18n/dates/calendar.ts';
import css from './ticket-steps.module.css';

export const TicketSteps = ({ ticket }: { ticket: PendingTicket }) => {
  const { t } = useTranslation('ticket');
  const { received } = ticket;
  return (
    <ol className={css.steps}>
      <li className={css.step} data-state={received ? 'done' : 'now'}>
        {received ? (
          <IconCircleCheckFilled size={16} aria-hidden />
        ) : (
          <IconCircleDashed size={16} stroke={1.75} aria-hidden />
        )}
        {t(received ? 'received' : 'sending')}
        {received && ticket.createdAt !== null && <span className={css.aside}>{secondText(ticket.createdAt)}</span>}
      </li>
      <li className={css.step} data-state={received ? 'now' : 'later'}>
        {received ? (
          <IconCircleDashed size={16} stroke={1.75} aria-hidden />
        ) : (
          <IconCircle size={16} stroke={1.75} aria-hidden />
        )}
        {t(ticket.live ? 'checkingLive' : 'checkingOdds')}
      </li>
      <li className={css.step} data-state="later">
        <IconCircle size={16} stroke={1.75} aria-hidden />
        {t('confirmed')}
      </li>
    </ol>
  );
};
