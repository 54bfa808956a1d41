import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

export const plinkoRows = z.literal([8, 12, 16]);
export type PlinkoRows = z.infer<typeof plinkoRows>;

export const plinkoBet = z.object({
  engine: z.literal('plinko'),
  stake: gameStake,
  rows: plinkoRows,
  risk: z.enum(plinkoRisks),
});
export type PlinkoBet = z.infer<typeof plinkoBet>;

/** `path` has one step a row, 0 to the left and 1 to the right; `pocket` counts from the left; `times` in hundredths. */
export const plinkoOutcome = z.object({
  engine: z.literal('plinko'),
  stake: gameStake,
  path: z.array(z.literal([0, 1])).check(z.minLength(8), z.maxLength(16)),
  pocket: z.int().check(z.minimum(0), z.maximum(16)),
  times: z.int().check(z.minimum(0)),
  win: gameWin,
});
export type PlinkoOutcome = z.infer<typeof plinkoOutcome>;
