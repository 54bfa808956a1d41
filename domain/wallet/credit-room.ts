import type { LimitTable } from '../../contract/settings/money.ts';
import type { Minor } from '../money/money.ts';
import { limitFor } from '../payout/ticket-settings.ts';

/**
 * How much credit a player with this much cash can still be given, in minor units: what he holds may not come to more than
 * the operator's maximum of the currency. Null where there is none; 0 for who holds more already.
 */
export const creditRoom = (maxCredit: LimitTable, currencyId: number, cash: Minor): Minor | null => {
  const most = limitFor(maxCredit, currencyId);
  if (most === 0n) return null;
  return most > cash ? most - cash : 0n;
};
