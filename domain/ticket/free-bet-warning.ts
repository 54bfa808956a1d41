import { parseOdd } from '../odds/odd.ts';
import { isFreeBet, meetsFreeBetOdds } from '../wallet/free-bet.ts';
import type { PayFacts } from './pay-facts.ts';

/** A free bet below four odds of 1.35 is warned of, never held back here: the server refuses it (decisions, Free bet). */
export const warnsOfFreeBet = ({ wallet, selections }: Pick<PayFacts, 'wallet' | 'selections'>): boolean => {
  if (!wallet || !isFreeBet(wallet.currency_id)) return false;
  return !meetsFreeBetOdds(selections.map(({ odd }) => parseOdd(odd)).filter((odd) => odd !== null));
};
