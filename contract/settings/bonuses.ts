import * as z from 'zod/mini';
import { onceRule, periodicRule } from '../entities/bonus.ts';

/** The setting `bonuses`: every rule with an id of its own, for under it a bonus is credited once. */
export const bonusesSetting = z
  .object({
    periodic: z.array(periodicRule),
    once: z.array(onceRule),
    /** Read one by one where they are given (contract/entities/free-rounds.ts): no page needs them. */
    freeRounds: z.optional(z.array(z.unknown())),
  })
  .check(
    z.refine(
      ({ periodic, once }) =>
        new Set([...periodic, ...once].map(({ id }) => id)).size === periodic.length + once.length,
    ),
  );
export type BonusesSetting = z.infer<typeof bonusesSetting>;
