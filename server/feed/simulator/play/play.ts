import type { FairMarket } from '../odds/priced-market.ts';
import type { Moment } from './moment.ts';
import type { Teller } from './story.ts';

/** How far prices have drifted from the strengths: money that came for one side, and for many or few goals. */
export interface Drift {
  side: number;
  goals: number;
}

/** The whole course of one match, fixed by the seed before it begins. Times are milliseconds from kick-off. */
export interface Play {
  endsAfter: number;
  /** `elapsed` within 0 and endsAfter; from endsAfter on the match is over. */
  momentAt(elapsed: number): Moment;
  /** Fair chances of every market, as the book sees them at that time; below 0 the match has not started. */
  marketsAt(elapsed: number, drift: Drift): FairMarket[];
  /** Results of the match if it ended at `elapsed` with this score: what was played stays, the rest is fitted to the score. */
  finishedAs(score: readonly [number, number], elapsed: number): Record<string, string>;
  /** What a tracker shows of it; bets without a course of play have none. */
  story?: Teller;
}

/** Stories have a stream of their own, so that they change neither results nor prices. */
export const storySeed = 31;

/** Makes it when it is first asked for. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export const scoreText = (home: number, away: number): string => `${home}-${away}`;
