import type { ReactNode } from 'react';
import { useOfferNames } from '../i18n/markets.ts';
import type { MatchHead } from '../offer/match-record.ts';
import { Flag } from '../ui/flag.tsx';
import css from './match-standing.module.css';

interface MatchStandingProps {
  head: Pick<MatchHead, 'hostName' | 'awayName' | 'groupName' | 'inPlay' | 'results'>;
  /** When it begins, or how far it is. */
  children: ReactNode;
}

const sidesOf = (figures: string | undefined): readonly string[] => figures?.split('-') ?? [];

/** Sides and score in one line; where there is no room the sides are over each other, as in a list. */
export function MatchStanding({ head, children }: MatchStandingProps) {
  const { hostName, awayName } = useOfferNames().sides(head);
  const { groupName, inPlay, results } = head;
  const [host, away] = sidesOf(results.G);
  const points = sidesOf(results.L);
  return (
    <>
      <span className={css.flag}>
        <Flag country={groupName} />
      </span>
      <span className={css.sides}>
        <span className={css.side}>{hostName}</span>
        <b className={css.host}>{host}</b>
        <span className={css.dash}>–</span>
        <b className={css.away}>{away}</b>
        <span className={css.side}>{awayName}</span>
      </span>
      {points.length === 2 && (
        <span className={css.points}>
          <span>{points[0]}</span>
          <span className={css.dash}>–</span>
          <span>{points[1]}</span>
        </span>
      )}
      <span className={css.when} data-live={inPlay}>
        {children}
      </span>
    </>
  );
}
