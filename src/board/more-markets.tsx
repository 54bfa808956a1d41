import { useTranslation } from 'react-i18next';
import type { Match } from '../../contract/entities/match.ts';
import styles from './board.module.css';

interface MoreMarketsProps {
  head: Pick<Match, 'eventId' | 'moreMarkets'>;
  /** The sides, as they are read out. */
  match: string;
  href: string;
}

/** At the end of a row: how many markets it does not show, and the way to them. */
export const MoreMarkets = ({ head: { eventId, moreMarkets }, match, href }: MoreMarketsProps) => {
  const { t } = useTranslation('betting');
  const more = moreMarkets ? `+${moreMarkets}` : '›';
  return (
    <a href={href} data-event={eventId} className={styles.more} aria-label={`${more}, ${t('allMarkets', { match })}`}>
      {more}
    </a>
  );
};
