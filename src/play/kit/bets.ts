import type { GameBet } from '../../../contract/games/game.ts';

/** The same decisions at another stake; chips on a felt have stakes of their own. */
export const withStake = (bet: GameBet, stake: number): GameBet =>
  bet.engine === 'roulette' ? bet : { ...bet, stake };
