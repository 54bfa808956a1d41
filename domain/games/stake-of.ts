import type { GameBet } from '../../contract/games/game.ts';

/** What a bet costs, in minor units: chips on the felt together, else its stake. */
export const stakeOf = (bet: GameBet): number =>
  bet.engine === 'roulette' ? bet.chips.reduce((sum, { stake }) => sum + stake, 0) : bet.stake;
