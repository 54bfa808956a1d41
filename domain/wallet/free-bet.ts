import { freeBetMinOdd, freeBetMinSelections, lastMoneyCurrencyId } from '../limits.ts';
import { lowestOdd, type Odd, parseOdd } from '../odds/odd.ts';

/** A currency_id above 999 marks a free-bet wallet (spec section 3). */
export const isFreeBet = (currencyId: number): boolean => currencyId > lastMoneyCurrencyId;

/** A free bet needs at least 4 selections of 1.35 or more (spec section 5). */
export const meetsFreeBetOdds = (odds: readonly Odd[]): boolean => {
  const threshold = parseOdd(freeBetMinOdd) ?? lowestOdd;
  return odds.filter((odd) => odd >= threshold).length >= freeBetMinSelections;
};
