import type { Match } from '../../contract/entities/match.ts';
import type { OfferNames } from '../i18n/markets.ts';
import { Flag } from '../ui/flag.tsx';
import styles from './board.module.css';

/** A league's name next to those of the sides: from this width of a board on, and what it takes of it. */
export const leagueFrom = 720;
export const leagueWidth = 116;
/** Of the flag, which is in such a row at any width but a phone's. */
export const flagWidth = 28;

interface RowLeagueProps {
  head: Pick<Match, 'groupName' | 'leagueName'>;
  names: OfferNames;
}

/** Where a match is played, next to the names of its sides. */
export const RowLeague = ({ head: { groupName, leagueName }, names }: RowLeagueProps) => (
  <>
    <i className={styles.flag}>
      <Flag country={groupName} />
    </i>
    <em className={styles.inLeague}>{names.league(leagueName)}</em>
  </>
);
