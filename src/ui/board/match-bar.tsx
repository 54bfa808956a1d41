import type { ReactNode } from 'react';
import { useOfferNames } from '../../i18n/markets.ts';
import { Flag } from '../flag.tsx';
import css from './match-bar.module.css';

interface MatchBarProps {
  /** Where the match is played; nothing of a match that is over. */
  at?: { groupName: string; leagueName: string };
  /** A link before or behind it that leaves the match. */
  back?: ReactNode;
  close?: ReactNode;
}

/** The line over a match with all its markets. */
export const MatchBar = ({ at, back, close }: MatchBarProps) => {
  const names = useOfferNames();
  return (
    <div className={css.bar}>
      {back}
      {at && (
        <>
          <Flag country={at.groupName} />
          <span className={css.country}>{names.country(at.groupName)}</span>
          <span className={css.slash}>/</span>
          <span className={css.league}>{at.leagueName}</span>
        </>
      )}
      {close}
    </div>
  );
};
