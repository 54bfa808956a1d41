import * as z from 'zod/mini';
import { limitPerCurrency, settingPercent } from './money.ts';

/**
 * The setting `ticketCashback`: a combination of at least `minSelections` selections from the odd `minOdd` on, lost by
 * exactly one of its selections, gives `percent` of its stake back as bonus money, at most `max` of its currency (a
 * currency that is not listed has no cap).
 */
export const cashbackSetting = z.object({
  minSelections: z.int().check(z.gte(2), z.lte(1_000)),
  minOdd: z.number().check(z.gte(1.01), z.lte(1_000), z.multipleOf(0.0001)),
  percent: settingPercent.check(z.gt(0), z.lte(100)),
  max: limitPerCurrency,
});
export type CashbackSetting = z.infer<typeof cashbackSetting>;
