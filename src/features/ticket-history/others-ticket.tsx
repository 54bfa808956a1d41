import { IconChevronRight, IconCopy, IconPrinter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgencyTicket } from '../../../contract/http/agency-office.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useReuseRef, useTicket } from '../../running/machines.ts';
import { amountText } from '../../ui/amount-text.ts';
import { ticketCode } from '../../ui/ticket-code.ts';
import { walletName } from '../../ui/wallet-name.ts';
import { HistoryLeg } from './history-leg.tsx';
import css from './others-ticket.module.css';
import { PaperTicket } from './reuse/paper-ticket.tsx';
import { StandingMark } from './standing-mark.tsx';
import { TicketMoney } from './ticket-money.tsx';
import { picksOf } from './ticket-picks.ts';
import { amountWon, possibleWin, standingOf } from './ticket-standing.ts';

const Opened = ({ ticket }: { ticket: AgencyTicket }) => {
  const { t } = useTranslation(['history', 'reuse', 'slip']);
  const reuse = useReuseRef();
  const [printed, setPrinted] = useState(false);
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const replaced = useTicket(({ context }) => context.selections.length);
  const { ticket_id: ticketId, userId: owner } = ticket;
  return (
    <div className={css.opened}>
      <ul>
        {ticket.selections.map((leg) => (
          <HistoryLeg
            key={`${leg.eventId} ${leg.marketCode} ${leg.selectionCode} ${leg.player}`}
            leg={leg}
            mark={null}
          />
        ))}
      </ul>
      <div>
        <TicketMoney ticket={ticket} />
        <p className={css.placed}>{t('placed', { time: stampText(ticket.createdAt) })}</p>
        <div className={css.actions}>
          <button
            type="button"
            className={css.action}
            aria-disabled={waiting}
            onClick={() =>
              !waiting &&
              reuse.send({ type: 'ticket.reused', owner: { userId: owner }, ticketId, withStake: false, replaced })
            }
          >
            <IconCopy size={16} stroke={1.75} aria-hidden />
            {t('reuse:copy')}
          </button>
          <button type="button" className={css.action} onClick={() => setPrinted(true)}>
            <IconPrinter size={16} stroke={1.75} aria-hidden />
            {t('reuse:print')}
          </button>
        </div>
        {waiting && <p className={css.placed}>{t('slip:answerFirst')}</p>}
      </div>
      {printed && <PaperTicket ticket={ticket} owner={ticket.username} onClose={() => setPrinted(false)} />}
    </div>
  );
};

/** A ticket of somebody below an agent: a line that opens to its selections, its money, and what can be done with it. */
export const OthersTicket = ({ ticket }: { ticket: AgencyTicket }) => {
  const { t } = useTranslation('history');
  const names = useOfferNames();
  const details = useId();
  const [open, setOpen] = useState(false);
  const [first] = picksOf(ticket, names);
  const won = amountWon(ticket);
  return (
    <li className={css.ticket} data-open={open}>
      <button
        type="button"
        className={css.line}
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        <StandingMark standing={standingOf(ticket)} />
        <span className={css.words}>
          <span className={css.pick}>
            {first}
            {ticket.selections.length > 1 && ` +${ticket.selections.length - 1}`}
          </span>
          <span className={css.whose}>
            {ticket.username} · {ticketCode(ticket.ticket_id)} · {stampText(ticket.createdAt)}
          </span>
        </span>
        <span className={css.money}>
          <span>
            {amountText(ticket.stake)} {walletName(ticket)}
          </span>
          <span className={css.win} data-won={won !== null && won > 0}>
            {ticket.status === 'rejected' ? '–' : `${t('win')} ${amountText(won ?? possibleWin(ticket))}`}
          </span>
        </span>
        <IconChevronRight size={16} stroke={1.75} aria-hidden className={css.chevron} />
      </button>
      <div id={details}>{open && <Opened ticket={ticket} />}</div>
    </li>
  );
};
