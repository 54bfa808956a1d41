import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunning } from '../../../running/running.tsx';
import { late } from '../../../ui/late.tsx';
import css from './paid-ticket.module.css';

const PushOffer = late(() => import('./push-offer.tsx'));

/** What can be done with a ticket that has just been accepted: hand it on, print it. */
export const PaidTicket = ({ ticketId, onLeave }: { ticketId: string; onLeave: () => void }) => {
  const { t } = useTranslation('reuse');
  const { reuse: lateReuse } = useRunning();
  // Started by the slip that the ticket was composed on; good news does not wait for it.
  const reuse = useSyncExternalStore(lateReuse.watch, lateReuse.started);
  return (
    <>
      <div className={css.actions}>
        {reuse && (
          <button
            type="button"
            className={css.action}
            onClick={() => reuse.send({ type: 'share.asked', what: { ticket_id: ticketId } })}
          >
            <IconShare2 size={16} stroke={1.75} aria-hidden />
            {t('share')}
          </button>
        )}
        <Link to="/ticket_history" search={{ paper: ticketId }} className={css.action} onClick={onLeave}>
          <IconPrinter size={16} stroke={1.75} aria-hidden />
          {t('print')}
        </Link>
      </div>
      <PushOffer ticketId={ticketId} />
    </>
  );
};
