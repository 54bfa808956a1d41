import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import type { SharedChain } from '../../../contract/games/shared-rounds.ts';

/** A round that all players of a title share, with its times by the studio's clock, in milliseconds since 1970. */
export interface SharedRound {
  /** The day since 1970, then four digits of its place in the day's chain. */
  round: number;
  /** Bets are taken until here. */
  closes: number;
  /** When bets on it are settled; its result has been sent, or is sent now. */
  ends: number;
  /** The next one takes bets. */
  over: number;
  seeds: RoundSeeds;
}

/** The rounds of a title, the same at every node without a message: they follow from the studio's secret and the time. */
export interface SharedTable<Round extends SharedRound = SharedRound> {
  /** The round that takes bets, goes on or has just ended. */
  at(now: number): Round;
  /** A round by its number, null when there is none. */
  of(round: number): Round | null;
  chainAt(now: number): SharedChain;
}
