import type { LockReason, MatchPhase } from '../../../../contract/entities/match.ts';

export interface Moment {
  phase: MatchPhase;
  results: Readonly<Record<string, string>>;
  stats: Readonly<Record<string, string>>;
  /** Why the book takes no stakes just now, as far as it is known then; null while it does. */
  lock: LockReason | null;
  /** When something last happened that moves every price, milliseconds from kick-off. */
  since: number;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const second = 1_000;
