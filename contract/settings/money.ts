import * as z from 'zod/mini';

const twoDecimals = z.refine<number>((value) => /^\d{1,15}(\.\d{1,2})?$/.test(String(value)));

/** Major units, at most two decimals, from 0 on. */
export const settingAmount = z.number().check(twoDecimals);
/** Percent, at most two decimals, up to 1,000: above it a figure is a slip of the pen, and a dear one. */
export const settingPercent = z.number().check(twoDecimals, z.lte(1_000));

const listed = z.array(z.object({ currency: z.object({ currency_id: z.int() }), limit: settingAmount })).check(
  // Of two limits for one currency nobody knows which is meant.
  z.refine((limits) => new Set(limits.map(({ currency }) => currency.currency_id)).size === limits.length),
);

/** Limits in major units by currency_id. */
export type LimitTable = Readonly<Record<string, number>>;

/** A limit per currency: `[{currency: {currency_id}, limit}]` (spec section 3). One that is not listed is 0 = none. */
export const limitPerCurrency = z.pipe(
  listed,
  z.transform(
    (limits): LimitTable => Object.fromEntries(limits.map(({ currency, limit }) => [currency.currency_id, limit])),
  ),
);
