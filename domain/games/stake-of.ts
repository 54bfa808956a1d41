import type { GameBet } from '../../contract/games/game.ts';

/** What a bet costs, in minor units: chips on places together, else its stake. */
export const stakeOf = (bet: GameBet): number =>
  'chips' in bet ? bet.chips.reduce((sum, { stake }) => sum + stake, 0) : bet.stake;

/** The same bet with no chips laid; one that has none stays as it is. */
export const withoutChips = (bet: GameBet): GameBet => ('chips' in bet ? { ...bet, chips: [] } : bet);
