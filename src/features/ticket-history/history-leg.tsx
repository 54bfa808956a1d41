import { useTranslation } from 'react-i18next';
import type { HistorySelection } from '../../../contract/entities/history-ticket.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import { useOddText } from '../../ui/odd-format.ts';
import styles from './history-leg.module.css';
import { outcomeIcons } from './outcome-icons.ts';

const words = { open: 'legOpen', won: 'legWon', lost: 'legLost', void: 'legVoid' } as const;

/** A selection of a ticket: its match, the bet, its result so far, and in a system its group. */
export const HistoryLeg = ({ leg, mark }: { leg: HistorySelection; mark: string | null }) => {
  const { t } = useTranslation('history');
  const oddText = useOddText();
  const names = useOfferNames();
  const live = leg.matchState === 'LIVE';
  const state = leg.status === 'open' && live ? 'live' : leg.status;
  const Icon = outcomeIcons[state];
  const pick = names.outcome(leg, leg.marketCode, leg.selectionCode, leg.band, leg.player);
  const when = { NSY: stampText(leg.timeStart), LIVE: t('inPlay'), F: t('ended') }[leg.matchState];

  return (
    <li className={styles.leg}>
      <span className={styles.state} data-state={state}>
        <Icon size={16} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.pick}>
          {pick} {mark && <span className={styles.mark}>{mark}</span>}
        </p>
        <p className={styles.match}>
          {names.side(leg.hostName)} – {names.side(leg.awayName)}{' '}
          <span className={styles.when} data-live={live}>
            {state === 'live' ? when : `${when} · ${t(words[state])}`}
          </span>
        </p>
      </div>
      <span className={styles.score}>{leg.score?.replace('-', '–')}</span>
      <span className={styles.odd}>{oddText(leg.odd)}</span>
    </li>
  );
};
