import type { ShownPot } from '../../../contract/games/jackpots.ts';

/** The jackpots that a game feeds, as they were told last; none of a game that feeds none. */
export interface Pots {
  pots: readonly ShownPot[];
}
