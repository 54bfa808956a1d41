import * as z from 'zod/mini';

const currencyId = z.int().check(z.minimum(1), z.maximum(999));
/** Major units, at most two decimals, above 0. */
const stake = z.number().check(
  z.gt(0),
  z.lte(1e6),
  z.refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value))),
);

/**
 * Rounds that cost a player nothing: a total for all these games together, at this stake in the currency of the wallet they are given
 * to, to be played within `days` days. What they win is bonus money.
 */
export const freeRoundsRule = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  games: z.array(z.string().check(z.regex(/^[\w-]{1,64}$/))).check(z.minLength(1), z.maxLength(50)),
  rounds: z.int().check(z.minimum(1), z.maximum(500)),
  stakes: z.array(z.object({ currency_id: currencyId, stake })).check(
    z.minLength(1),
    z.refine((stakes) => new Set(stakes.map(({ currency_id }) => currency_id)).size === stakes.length),
  ),
  days: z.int().check(z.minimum(1), z.maximum(365)),
});
export type FreeRoundsRule = z.infer<typeof freeRoundsRule>;
