import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

/** A multiplier of the curve in hundredths: 247 is x2.47. */
export const crashMultiplier = z.int().check(z.minimum(100), z.maximum(1_000_000));

/** `target` is the automatic cash-out, null without one. */
export const crashBet = z.object({
  engine: z.literal('crash'),
  stake: gameStake,
  target: z.nullable(crashMultiplier),
});
export type CrashBet = z.infer<typeof crashBet>;

/** `crashAt` is where the flight ended; `cashedOutAt` what the player left with, null when he was still in. */
export const crashOutcome = z.object({
  engine: z.literal('crash'),
  stake: gameStake,
  crashAt: crashMultiplier,
  cashedOutAt: z.nullable(crashMultiplier),
  win: gameWin,
});
export type CrashOutcome = z.infer<typeof crashOutcome>;
