import type { GameBet } from '../../../contract/games/game.ts';

/** The same decisions at another stake; chips on a felt have stakes of their own. */
export const withStake = (bet: GameBet, stake: number): GameBet => ('chips' in bet ? bet : { ...bet, stake });
