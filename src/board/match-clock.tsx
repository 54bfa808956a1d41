import type { Match } from '../../contract/entities/match.ts';
import type { OfferNames } from '../i18n/markets.ts';
import styles from './match-clock.module.css';

/** Phases in which the clock is stopped: their minute has no meaning. */
const pauses = new Set(['HT', 'B1', 'B2', 'F', 'NSY']);

/** Minute and phase of a match in play, on two lines; where there is no minute the phase alone. */
export function MatchClock({ phase, names }: { phase: Match['matchPhase']; names: OfferNames }) {
  const name = names.phaseShort(phase.name);
  if (pauses.has(phase.name)) return <span className={styles.pause}>{name}</span>;
  if (phase.timeMin <= 0) return <span className={styles.minute}>{name}</span>;
  return (
    <span>
      <span className={styles.minute}>{`${phase.timeMin}’`}</span>
      <span className={styles.phase}>{name}</span>
    </span>
  );
}
