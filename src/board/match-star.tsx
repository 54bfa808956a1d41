import type { FavouritePage } from '../../domain/offer/favourites.ts';
import type { OfferNames } from '../i18n/markets.ts';
import type { MatchHead } from '../offer/match-record.ts';
import styles from './match-star.module.css';
import { Star } from './star.tsx';

interface MatchStarProps {
  head: MatchHead;
  page: FavouritePage;
  names: OfferNames;
}

/** The star of a row, over the whole cell of its time; put it last into that cell, which has `position: relative`. */
export function MatchStar({ head, page, names }: MatchStarProps) {
  const { eventId, sport } = head;
  const { hostName, awayName } = names.sides(head);
  return (
    <Star
      favourite={{ page, kind: 'favorite_matches', sport, id: eventId }}
      label={names.favourite(`${hostName} – ${awayName}`)}
      className={styles.star}
    />
  );
}
