import type { LockReason, MatchPhase } from '../../../../contract/entities/match.ts';

export interface Moment {
  phase: MatchPhase;
  results: Readonly<Record<string, string>>;
  stats: Readonly<Record<string, string>>;
  /** Why no bets are taken at the moment, if known by then; null while they are. */
  lock: LockReason | null;
  /** When something last happened that moves every price, milliseconds from kick-off. */
  since: number;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const second = 1_000;
