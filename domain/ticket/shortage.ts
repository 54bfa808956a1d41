import { availableIn } from '../wallet/available-in.ts';
import { smallestStake } from './minimum-payin.ts';
import type { PayFacts } from './pay-facts.ts';
import { highestStake } from './stake.ts';

/** A wallet that does not hold the stake; amounts in minor units. */
export interface Shortage {
  missing: number;
  held: number;
  /** The largest stake that it can pay; null when that is below the smallest one. */
  payable: number | null;
}

/** What the wallet lacks for the stake; null when it holds enough. The server, which knows what is held back meanwhile, has the last word. */
export const shortageOf = (facts: PayFacts): Shortage | null => {
  const { stake, wallet } = facts;
  const held = wallet && availableIn(wallet);
  if (stake === null || held === null || stake <= held) return null;
  const payable = Math.min(held, highestStake);
  return { missing: stake - held, held, payable: payable < smallestStake(facts) ? null : payable };
};
