import { IconCopy, IconPrinter, IconRefresh, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { useReuseRef, useTicket } from '../../../running/machines.ts';
import { PaperTicket } from './paper-ticket.tsx';
import css from './ticket-reuse.module.css';

/** What else can be done with a ticket: bet on it again, take its selections along, hand it on, print it. */
export const TicketReuse = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation(['reuse', 'slip']);
  const reuse = useReuseRef();
  const [printed, setPrinted] = useState(false);
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const replaced = useTicket(({ context }) => context.selections.length);
  // A stake in another currency is another stake.
  const sameWallet = useTicket(({ context }) => context.wallet?.currency_id === ticket.currency_id);
  const reused = (withStake: boolean) => () =>
    !waiting && reuse.send({ type: 'ticket.reused', ticketId: ticket.ticket_id, withStake, replaced });
  return (
    <>
      <div className={css.actions}>
        <button type="button" className={css.action} aria-disabled={waiting} onClick={reused(sameWallet)}>
          <IconRefresh size={16} stroke={1.75} aria-hidden />
          {t('repeat')}
        </button>
        <button type="button" className={css.action} aria-disabled={waiting} onClick={reused(false)}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t('copy')}
        </button>
        <button
          type="button"
          className={css.action}
          onClick={() => reuse.send({ type: 'share.asked', what: { ticket_id: ticket.ticket_id } })}
        >
          <IconShare2 size={16} stroke={1.75} aria-hidden />
          {t('share')}
        </button>
        <button type="button" className={css.action} onClick={() => setPrinted(true)}>
          <IconPrinter size={16} stroke={1.75} aria-hidden />
          {t('print')}
        </button>
      </div>
      {waiting && <p className={css.note}>{t('slip:answerFirst')}</p>}
      {printed && <PaperTicket ticket={ticket} onClose={() => setPrinted(false)} />}
    </>
  );
};
