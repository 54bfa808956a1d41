import { sharedRoundAt } from '../fairness/shared-clock.ts';

/**
 * How the rounds of a table follow the clock, in milliseconds from the opening of a round: bets close, the result is
 * drawn and sent, stages have shown it, the next round opens. Between `closes` and `draws` there are no bets and no
 * result yet, so that a bet which came in time is booked before the result can be known. A day is a whole number of
 * cycles.
 */
export interface TableClock {
  readonly closes: number;
  readonly draws: number;
  readonly pays: number;
  /** When bets are settled, if not at the draw: a show that takes minutes is not given away by the credit. */
  readonly settles?: number;
  readonly cycle: number;
}

const day = 86_400_000;

/** Rounds of one day, each with a place in its hash chain. */
export const roundsOfDay = ({ cycle }: TableClock): number => day / cycle;

/** The round of a table at an instant: the day since 1970, the place of the round in it from 1 on, and when it opened. */
export const tableRoundAt = (now: number, { cycle }: TableClock): { nth: number; place: number; opens: number } => {
  const { round: nth, elapsed } = sharedRoundAt(now, { epoch: 0, cycle: day });
  const within = sharedRoundAt(elapsed, { epoch: 0, cycle });
  return { nth, place: within.round + 1, opens: now - within.elapsed };
};

export type TablePhase = 'open' | 'closing' | 'drawn' | 'paid';

/** The phase of a round `elapsed` milliseconds after it opened. */
export const tablePhase = (elapsed: number, { closes, draws, pays }: TableClock): TablePhase => {
  if (elapsed < closes) return 'open';
  if (elapsed < draws) return 'closing';
  return elapsed < pays ? 'drawn' : 'paid';
};
