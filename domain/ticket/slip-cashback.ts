import { toMajor } from '../money/money.ts';
import { cashbackFor, cashbackRuleFrom } from '../payout/cashback.ts';
import { isFreeBet } from '../wallet/free-bet.ts';
import { countedOdds } from './counted-odds.ts';
import type { SlipTerms } from './slip-figures.ts';

/** What comes back of the stake as bonus money if exactly one selection loses, major units; 0 while the slip does not qualify. */
export const slipCashback = ({ selections, groups, stake, settings, currencyId }: SlipTerms): number => {
  if (!settings || currencyId === null || groups.length > 0 || isFreeBet(currencyId)) return 0;
  const rule = cashbackRuleFrom(settings.ticketCashback, currencyId);
  if (rule === null) return 0;
  const odds = countedOdds(selections.map(({ odd }) => odd));
  return toMajor(cashbackFor(BigInt(stake), odds, rule));
};
