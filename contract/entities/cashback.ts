import * as z from 'zod/mini';
import { limitPerCurrency } from './settings.ts';

/**
 * The general setting `ticketCashback`, JSON in its text: a combination of at least `minSelections` selections from the
 * odd `minOdd` on, lost by exactly one of its selections, gives `percent` of its stake back as bonus money, at most
 * `max` of its currency (major units; a currency that is not listed has no cap). Without the setting there is none.
 */
export const cashbackSetting = z.object({
  minSelections: z.int().check(z.minimum(2), z.maximum(1000)),
  minOdd: z.number(),
  percent: z.number().check(z.gt(0), z.lte(100)),
  max: limitPerCurrency,
});
