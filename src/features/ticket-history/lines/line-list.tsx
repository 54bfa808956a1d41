import { IconBroadcast, IconCircleCheckFilled, IconCircleXFilled, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import { picksOf } from '../ticket-picks.ts';
import styles from './line-list.module.css';
import { ticketLines } from './ticket-lines.ts';

const icons = { open: IconClock, live: IconBroadcast, won: IconCircleCheckFilled, lost: IconCircleXFilled } as const;
const words = { open: 'legOpen', live: 'inPlay', won: 'legWon', lost: 'legLost' } as const;

/** The lines of a small system: their odds, what each wins, and its result so far. */
export const LineList = ({ ticket }: { ticket: HistoryTicket }) => {
  const { t } = useTranslation('history');
  const oddText = useOddText();
  const names = useOfferNames();
  const lines = ticketLines(ticket);
  if (lines.length === 0) return null;
  return (
    <ol className={styles.lines}>
      {lines.map(({ legs, win, standing }) => {
        const Icon = icons[standing];
        return (
          <li key={legs.map(({ eventId }) => eventId).join()} className={styles.line} data-standing={standing}>
            <span className={styles.odds}>
              {legs.map(({ odd }) => oddText(odd)).join(' × ')}
              <span className={styles.picks}>{picksOf({ selections: legs }, names).join(' · ')}</span>
            </span>
            <span className={styles.win}>{amountText(win)}</span>
            <Icon size={14} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{t(words[standing])}</span>
          </li>
        );
      })}
    </ol>
  );
};
