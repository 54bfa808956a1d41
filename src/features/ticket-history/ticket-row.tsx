import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../contract/entities/history-ticket.ts';
import { isFreeBet } from '../../../domain/wallet/free-bet.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { amountText } from '../../ui/amount-text.ts';
import { useOddText } from '../../ui/odd-format.ts';
import { signedText } from '../../ui/signed-text.ts';
import { ticketCode } from '../../ui/ticket-code.ts';
import { walletName } from '../../ui/wallet-name.ts';
import { QuickCashOut } from './cash-out/quick-cash-out.tsx';
import { StandingMark } from './standing-mark.tsx';
import { TicketDetails } from './ticket-details.tsx';
import { matchesOf, picksOf } from './ticket-picks.ts';
import styles from './ticket-row.module.css';
import { amountWon, possibleWin, resultOf, standingOf } from './ticket-standing.ts';

const typeKey = ({ systemGroups, selections }: HistoryTicket) => {
  if (systemGroups.length > 0) return 'system';
  return selections.length > 1 ? 'combination' : 'single';
};

/** Whether there is a cash-out in the row, or its place where there is no connection to ask for one. */
const isSold = ({ status, currency_id }: HistoryTicket) => status === 'accepted' && !isFreeBet(currency_id);

interface TicketRowProps {
  ticket: HistoryTicket;
  /** To read only, for there is no connection. */
  still?: boolean;
  /** It was left open. */
  opened?: boolean;
  onOpen?(open: boolean): void;
}

export const TicketRow = ({ ticket, still = false, opened = false, onOpen }: TicketRowProps) => {
  const { t } = useTranslation('history');
  const oddText = useOddText();
  const names = useOfferNames();
  const [open, setOpen] = useState(opened);
  const details = useId();
  const { selections, currency, currency_id, stake, maxOdd, createdAt, status } = ticket;
  const code = ticketCode(ticket.ticket_id);
  const won = amountWon(ticket);
  const result = resultOf(ticket);
  const kinds = [
    t(typeKey(ticket), { count: selections.length }),
    ...(selections.some(({ type }) => type === 'live') ? [t('live')] : []),
    ...(isFreeBet(currency_id) ? [t('freeBet')] : []),
    ...(ticket.cashback ? [t('cashback')] : []),
  ];

  return (
    <>
      <tr className={styles.row} data-open={open}>
        <td className={styles.ticket}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={details}
            aria-label={t('details', { code })}
            onClick={() => {
              setOpen(!open);
              onOpen?.(!open);
            }}
          >
            <IconChevronRight size={16} stroke={1.75} aria-hidden className={styles.chevron} />
          </button>
          <span className={styles.code}>{code}</span>
          <time className={styles.time} dateTime={createdAt}>
            {stampText(createdAt)}
          </time>
        </td>
        <td className={styles.type}>{kinds.join(' · ')}</td>
        <td className={styles.names}>
          <span className={styles.picks}>{picksOf(ticket, names).join(' · ')}</span>
          <span className={styles.matches}>{matchesOf(ticket, names).join(' · ')}</span>
        </td>
        <td className={styles.odd}>{oddText(maxOdd)}</td>
        <td className={styles.stake} data-name={t('stake')}>
          {amountText(stake)} <span className={styles.currency}>{walletName({ currency })}</span>
        </td>
        <td className={styles.win} data-name={t('win')} data-won={won !== null && won > 0}>
          {status === 'rejected' ? '–' : amountText(won ?? possibleWin(ticket))}
        </td>
        <td className={styles.result} data-name={t('result')} data-won={result !== null && result > 0}>
          {result === null ? '–' : signedText(result)}
        </td>
        <td className={styles.status}>
          <span className={styles.mark}>
            <StandingMark standing={standingOf(ticket)} />
          </span>
          <span className={styles.cashOut}>
            {!open && (still ? isSold(ticket) && <span className={styles.place} /> : <QuickCashOut ticket={ticket} />)}
          </span>
        </td>
      </tr>
      {open && (
        <tr className={styles.details} id={details}>
          <td colSpan={8}>
            <TicketDetails ticket={ticket} still={still} />
          </td>
        </tr>
      )}
    </>
  );
};
