import type { FavouritePage } from '../../../domain/offer/favourites.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import styles from './match-star.module.css';
import { Star } from './star.tsx';

/** The star of a row, over the whole cell of its time; put it last into that cell, which has `position: relative`. */
export function MatchStar({ head, page }: { head: MatchHead; page: FavouritePage }) {
  const { eventId, sport, hostName, awayName } = head;
  return (
    <Star
      favourite={{ page, kind: 'favorite_matches', sport, id: eventId }}
      name={`${hostName} – ${awayName}`}
      size={11}
      className={styles.star}
    />
  );
}
