import type { GameBet } from '../../contract/games/game.ts';
import { stakeOfChips } from './table/chips.ts';

/** What a bet costs, in minor units: chips on places together, else its stake. */
export const stakeOf = (bet: GameBet): number => ('chips' in bet ? stakeOfChips(bet.chips) : bet.stake);

/** The same bet with no chips laid; one that has none stays as it is. */
export const withoutChips = (bet: GameBet): GameBet => ('chips' in bet ? { ...bet, chips: [] } : bet);
