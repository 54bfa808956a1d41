import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

/** A ball of keno. */
export const kenoNumber = z.int().check(z.minimum(1), z.maximum(80));

export const kenoBet = z.object({
  engine: z.literal('keno'),
  stake: gameStake,
  marks: z.array(kenoNumber).check(z.minLength(1), z.maxLength(10)),
});
export type KenoBet = z.infer<typeof kenoBet>;

/** `drawn` in the order of the draw, `hits` the marked ones among them in the same order. */
export const kenoOutcome = z.object({
  engine: z.literal('keno'),
  stake: gameStake,
  drawn: z.array(kenoNumber).check(z.length(20)),
  hits: z.array(kenoNumber).check(z.maxLength(10)),
  win: gameWin,
});
export type KenoOutcome = z.infer<typeof kenoOutcome>;
