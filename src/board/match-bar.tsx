import type { ReactNode } from 'react';
import type { Match } from '../../contract/entities/match.ts';
import type { FavouritePage } from '../../domain/offer/favourites.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { Flag } from '../ui/flag.tsx';
import css from './match-bar.module.css';
import { Star } from './star.tsx';

export interface MatchBarProps {
  /** The match; none when it is over. */
  at?: Pick<Match, 'eventId' | 'sport' | 'groupName' | 'leagueName' | 'hostName' | 'awayName'>;
  /** Whose favourite it may become. */
  page: FavouritePage;
  /** A link before or behind it that leaves the match. */
  back?: ReactNode;
  close?: ReactNode;
  /** Replaces country and league. */
  children?: ReactNode;
}

export const MatchBar = ({ at, page, back, close, children }: MatchBarProps) => {
  const names = useOfferNames();
  return (
    <div className={css.bar}>
      {back}
      {at && (
        <>
          {children || (
            <>
              <Flag country={at.groupName} />
              <span className={css.country}>{names.country(at.groupName)}</span>
              <span className={css.slash}>/</span>
              <span className={css.league}>{names.league(at.leagueName)}</span>
              <span className={css.space} />
            </>
          )}
          <Star
            favourite={{ page, kind: 'favorite_matches', sport: at.sport, id: at.eventId }}
            label={names.favourite(`${names.side(at.hostName)} – ${names.side(at.awayName)}`)}
          />
        </>
      )}
      {close}
    </div>
  );
};
