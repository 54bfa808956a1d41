import type { ShownPot } from '../../../contract/games/jackpots.ts';

/** The jackpots that a game feeds, as they were sent last; none for a game that feeds none. */
export interface Pots {
  pots: readonly ShownPot[];
}
