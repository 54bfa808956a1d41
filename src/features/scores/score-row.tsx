import type { ReactNode } from 'react';
import type { Match } from '../../../contract/entities/match.ts';
import { boards } from '../../../domain/sports/boards.ts';
import { periodParts } from '../../board/score-parts.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import styles from './score-row.module.css';

interface ScoreRowProps {
  at: Pick<Match, 'sport' | 'hostName' | 'awayName' | 'results'>;
  /** When it began, or its clock. */
  start: ReactNode;
  link?: (names: ReactNode) => ReactNode;
  /** A further note. */
  note?: ReactNode;
  /** The match is over: the total no longer changes, and the winner is emphasised. */
  over: boolean;
}

/** From this many parts on, a narrow list has no room for them. */
const many = 5;

/** A match with its score by period and in total; read aloud as one sentence. */
export function ScoreRow({ at, start, link = (names) => names, note, over }: ScoreRowProps) {
  const { hostName, awayName } = useOfferNames().sides(at);
  const { sport, results } = at;
  const [totalKey = 'G'] = boards[sport].rowKeys;
  const [host, away] = (results[totalKey] ?? results.G ?? '').split('-');
  const played = results.R === undefined ? periodParts(results) : [];
  // A single part is the whole.
  const periods = played.length > 1 || !over ? played : [];
  const lead = Number(host) - Number(away);
  const side = (name: string, ahead: boolean) => (
    <span className={styles.side} data-won={over && ahead}>
      {name}
    </span>
  );
  const spoken = [`${host}–${away}`, ...periods.map((part) => `${part.host}–${part.away}`)];
  return (
    <div className={styles.row}>
      <div className={styles.start}>{start}</div>
      <div className={styles.sides}>
        {link(
          <>
            {side(hostName, lead > 0)}
            <span className="visually-hidden"> – </span>
            {side(awayName, lead < 0)}
          </>,
        )}
      </div>
      {note}
      {host !== undefined && away !== undefined && (
        <>
          <span className="visually-hidden">{spoken.join(', ')}</span>
          <span className={styles.periods} data-many={periods.length > many} aria-hidden="true">
            {periods.map((part) => (
              <span key={part.key} className={styles.part}>
                <span>{part.host}</span>
                <span>{part.away}</span>
              </span>
            ))}
          </span>
          <span className={styles.total} data-live={!over} aria-hidden="true">
            <span>{host}</span>
            <span>{away}</span>
          </span>
        </>
      )}
    </div>
  );
}
