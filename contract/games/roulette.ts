import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

/** A place on the felt where chips can lie: `17`, `17-20`, `16-17-18`, `red` (domain/games/roulette/felt.ts has all 157). */
export const roulettePlace = z.string().check(z.minLength(1), z.maxLength(24));

const chips = z.object({ place: roulettePlace, stake: gameStake });

export const rouletteBet = z.object({
  engine: z.literal('roulette'),
  chips: z.array(chips).check(z.minLength(1), z.maxLength(157)),
});
export type RouletteBet = z.infer<typeof rouletteBet>;

/** `stake` and `win` are the sums over all places; the win of a place includes its stake. */
export const rouletteOutcome = z.object({
  engine: z.literal('roulette'),
  stake: gameStake,
  number: z.int().check(z.minimum(0), z.maximum(36)),
  places: z.array(z.object({ place: roulettePlace, stake: gameStake, win: gameWin })).check(z.maxLength(157)),
  win: gameWin,
});
export type RouletteOutcome = z.infer<typeof rouletteOutcome>;
