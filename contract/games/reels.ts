import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

/** A symbol by the name of its drawing: `ruby`, `seven`. */
const symbol = z.string().check(z.minLength(1), z.maxLength(16));

/** What a reel stopped at: the place on its strip that is shown in the top row. */
const stop = z.int().check(z.minimum(0), z.maximum(255));

/** A line that pays: `line` counts from 0, `count` symbols from the left, a wild one among them counted. */
export const lineWin = z.object({
  line: z.int().check(z.minimum(0), z.maximum(26)),
  symbol,
  count: z.int().check(z.minimum(1), z.maximum(5)),
  win: gameWin,
});
export type LineWin = z.infer<typeof lineWin>;

/** Reels that stand still: what shows on them from the top (by reel, then row) and the lines that pay. */
export const spin = z.object({
  stops: z.array(stop).check(z.minLength(3), z.maxLength(5)),
  window: z.array(z.array(symbol).check(z.length(3))).check(z.minLength(3), z.maxLength(5)),
  lines: z.array(lineWin).check(z.maxLength(27)),
  /** How many scatters show, and what they pay. */
  scatters: z.int().check(z.minimum(0), z.maximum(15)),
  scatterWin: gameWin,
  win: gameWin,
});
export type Spin = z.infer<typeof spin>;

export const fruitBet = z.object({ engine: z.literal('fruit'), stake: gameStake });
export type FruitBet = z.infer<typeof fruitBet>;

export const fruitOutcome = z.object({ engine: z.literal('fruit'), stake: gameStake, spin, win: gameWin });
export type FruitOutcome = z.infer<typeof fruitOutcome>;

export const slotBet = z.object({ engine: z.literal('slot'), stake: gameStake });
export type SlotBet = z.infer<typeof slotBet>;

/** `win` is that of the paid spin and of all free games it gave. */
export const slotOutcome = z.object({
  engine: z.literal('slot'),
  stake: gameStake,
  spin,
  freeGames: z.array(spin).check(z.maxLength(50)),
  win: gameWin,
});
export type SlotOutcome = z.infer<typeof slotOutcome>;
