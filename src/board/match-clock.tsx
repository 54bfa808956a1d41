import type { ReactNode } from 'react';
import type { Match } from '../../contract/entities/match.ts';
import type { OfferNames } from '../i18n/markets.ts';
import styles from './match-clock.module.css';

/** Phases in which the clock is stopped: their minute has no meaning. */
const pauses = new Set(['HT', 'B1', 'B2', 'F', 'NSY']);

interface MatchClockProps {
  phase: Match['matchPhase'];
  names: OfferNames;
  /** On the second line in place of the phase. */
  below?: ReactNode;
}

/** Minute and phase of a match in play, on two lines; where there is no minute the phase alone. */
export function MatchClock({ phase, names, below }: MatchClockProps) {
  const name = names.phaseShort(phase.name);
  const paused = pauses.has(phase.name);
  const timed = !paused && phase.timeMin > 0;
  return (
    <span>
      <span className={paused ? styles.pause : styles.minute}>{timed ? `${phase.timeMin}’` : name}</span>
      {(below || timed) && <span className={styles.phase}>{below || name}</span>}
    </span>
  );
}
