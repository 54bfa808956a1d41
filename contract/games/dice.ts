import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

/** A bet that the roll is among the lowest (`under`) or the highest (`over`) `chance` of 10,000: 4850 is 48.50 %. */
export const diceBet = z.object({
  engine: z.literal('dice'),
  stake: gameStake,
  side: z.enum(['under', 'over']),
  chance: z.int().check(z.minimum(1), z.maximum(9_999)),
});
export type DiceBet = z.infer<typeof diceBet>;

/** `roll` from 0 to 9999, shown as 0.00 to 99.99. */
export const diceOutcome = z.object({
  engine: z.literal('dice'),
  stake: gameStake,
  roll: z.int().check(z.minimum(0), z.maximum(9_999)),
  won: z.boolean(),
  win: gameWin,
});
export type DiceOutcome = z.infer<typeof diceOutcome>;
