import type { Wallet } from '../../contract/entities/wallet.ts';
import { parseMinor } from '../money/money.ts';
import { smallestStake } from './minimum-payin.ts';
import type { PayFacts } from './pay-facts.ts';
import { highestStake } from './stake.ts';

/** What a wallet lacks for the stake; amounts in minor units. */
export interface Shortage {
  missing: number;
  held: number;
  /** The largest stake that it can pay; null when that is below the smallest one. */
  payable: number | null;
}

/** What can be staked from a wallet, in minor units: money, then bonus money (spec section 3, credit). */
const availableIn = ({ wallet_0, wallet_1 }: Wallet): number =>
  Number((parseMinor(wallet_0) ?? 0n) + (parseMinor(wallet_1) ?? 0n));

/** What the wallet lacks for the stake; null when it holds enough. The server, which knows of newer holds, has the last word. */
export const shortageOf = (facts: PayFacts): Shortage | null => {
  const { stake, wallet } = facts;
  const held = wallet && availableIn(wallet);
  if (stake === null || held === null || stake <= held) return null;
  const payable = Math.min(held, highestStake);
  return { missing: stake - held, held, payable: payable < smallestStake(facts) ? null : payable };
};
