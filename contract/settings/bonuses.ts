import * as z from 'zod/mini';
import { onceRule, periodicRule } from '../entities/bonus.ts';

/** The setting `bonuses`: every rule with an id of its own, for under it a bonus is credited once. */
export const bonusesSetting = z
  .object({ periodic: z.array(periodicRule), once: z.array(onceRule) })
  .check(
    z.refine(
      ({ periodic, once }) =>
        new Set([...periodic, ...once].map(({ id }) => id)).size === periodic.length + once.length,
    ),
  );
export type BonusesSetting = z.infer<typeof bonusesSetting>;
