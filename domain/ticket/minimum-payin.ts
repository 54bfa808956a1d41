import type { Minor } from '../money/money.ts';
import { limitFor } from '../payout/ticket-settings.ts';
import { combinationsOf } from '../system/system.ts';
import type { PayFacts } from './pay-facts.ts';
import { groupsOf, legsOf } from './slip-system.ts';
import { highestStake, startingStake } from './stake.ts';

/** The wallet's minimum pay-in in minor units; 0 while wallet or settings are unknown or none is listed. */
export const minimumPayin = ({ wallet, settings }: Pick<PayFacts, 'wallet' | 'settings'>): number =>
  wallet && settings ? Number(limitFor(settings.minTicketPayin, wallet.currency_id)) : 0;

/** Combinations times the least of one (spec section 5), in minor units; 0 without groups or where no least is set. */
export const minimumSystemPayin = ({ wallet, settings, selections, system }: PayFacts): Minor => {
  const groups = groupsOf(system);
  if (!wallet || !settings || groups.length === 0) return 0n;
  return (
    limitFor(settings.minPayinPerSystemComb, wallet.currency_id) * combinationsOf(legsOf(selections, groups), groups)
  );
};

/** The smallest stake that the ticket can be paid with, in minor units. */
export const smallestStake = (facts: PayFacts): number =>
  Math.max(startingStake(minimumPayin(facts)), Number(minimumSystemPayin(facts)));

/**
 * The stake nearest to the slip's that its limits allow, in minor units: all of them at once, so that no two of them send
 * the player to and fro. Null while the stake is allowed, none is typed, or none would do.
 */
export const nearestStake = (facts: PayFacts): number | null => {
  const { stake } = facts;
  if (stake === null) return null;
  const smallest = smallestStake(facts);
  const nearest = Math.min(Math.max(stake, smallest), highestStake);
  return nearest === stake || nearest < smallest ? null : nearest;
};
