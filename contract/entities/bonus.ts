import * as z from 'zod/mini';

/** Money in major units, at most two decimals, above 0. */
const money = z.number().check(
  z.gt(0),
  z.lte(1e9),
  z.refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value))),
);
/** Percent, at most two decimals. */
const percent = z.number().check(
  z.gt(0),
  z.lte(1_000),
  z.refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value))),
);
const rule = {
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  currency_id: z.int().check(z.minimum(1), z.maximum(999)),
};

/**
 * A bonus for each week (Monday to Sunday) or month of the operator's zone: the percentage of the highest band whose
 * `from` the turnover, or the loss, of the period has reached, and no more than `cap`.
 */
export const periodicRule = z.object({
  ...rule,
  kind: z.enum(['turnover', 'lossBack']),
  period: z.enum(['week', 'month']),
  bands: z.array(z.object({ from: money, percent })).check(z.minLength(1), z.maxLength(20)),
  cap: money,
});
export type PeriodicRule = z.infer<typeof periodicRule>;

/** A bonus that a player gets once, within `days` days of opening his account. */
export const onceRule = z.discriminatedUnion('kind', [
  /** A percentage of the first deposit, no more than `cap`. */
  z.object({
    ...rule,
    kind: z.literal('firstDeposit'),
    percent,
    cap: money,
    days: z.int().check(z.minimum(1), z.maximum(3650)),
  }),
  /** An amount for a number of settled tickets of at least this stake and these odds. */
  z.object({
    ...rule,
    kind: z.literal('tickets'),
    count: z.int().check(z.minimum(1), z.maximum(1_000)),
    minStake: money,
    minOdd: z.number().check(z.minimum(1.01), z.maximum(1_000)),
    amount: money,
    days: z.int().check(z.minimum(1), z.maximum(3650)),
  }),
]);
export type OnceRule = z.infer<typeof onceRule>;
