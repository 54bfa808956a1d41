import type { SiteSettings } from '../../contract/settings/site.ts';
import { toMajor } from '../money/money.ts';
import { combinationsOf } from '../system/system.ts';
import { isFreeBet } from '../wallet/free-bet.ts';
import { minimumPayin, minimumSystemPayin, smallestStake } from './minimum-payin.ts';
import type { PayFacts } from './pay-facts.ts';
import { type Shortage, shortageOf } from './shortage.ts';
import { legsOf } from './slip-system.ts';
import { highestStake, startingStake } from './stake.ts';

/**
 * Why a ticket cannot be paid: each of these disables pay. Translation keys of the namespace `ticket`, with the figures
 * in their texts.
 */
export type PayReason =
  | {
      key:
        | 'settingsUnknown'
        | 'pricesStale'
        | 'noActiveWallet'
        | 'stakeMissing'
        | 'stakeUnreadable'
        | 'freebetNoSystem'
        | 'systemWithoutGroups';
    }
  | { key: 'minTicketPayin' | 'maxStake' | 'minPayinPerSystemComb' | 'minSystemPayin'; values: { amount: number } }
  | { key: 'walletShort'; values: Shortage }
  | { key: 'maxTicketSelections' | 'maxSystemTicketCombinations'; values: { count: number } };

const stakeReason = (facts: PayFacts): PayReason[] => {
  if (facts.stake === null) return [{ key: facts.stakeText?.trim() ? 'stakeUnreadable' : 'stakeMissing' }];
  const lowest = startingStake(minimumPayin(facts));
  // A system that needs more has its own reason below: two minimums would contradict each other.
  if (facts.stake < lowest && smallestStake(facts) === lowest)
    return [{ key: 'minTicketPayin', values: { amount: lowest / 100 } }];
  if (facts.stake > highestStake) return [{ key: 'maxStake', values: { amount: highestStake / 100 } }];
  return [];
};

const systemReasons = (facts: PayFacts, settings: SiteSettings): PayReason[] => {
  const { system, wallet, selections, stake } = facts;
  if (system === null) return [];
  const freeBet: PayReason[] = wallet && isFreeBet(wallet.currency_id) ? [{ key: 'freebetNoSystem' }] : [];
  if (system.groups.length === 0) return [...freeBet, { key: 'systemWithoutGroups' }];
  const most = settings.maxSystemTicketCombinations;
  const lines = combinationsOf(legsOf(selections, system.groups), system.groups);
  if (most > 0 && lines > BigInt(most))
    return [...freeBet, { key: 'maxSystemTicketCombinations', values: { count: most } }];
  const least = minimumSystemPayin(facts);
  if (stake === null || BigInt(stake) >= least || least <= startingStake(minimumPayin(facts))) return freeBet;
  return [
    ...freeBet,
    { key: 'minPayinPerSystemComb', values: { amount: toMajor(least / lines) } },
    { key: 'minSystemPayin', values: { amount: toMajor(least) } },
  ];
};

/**
 * Everything that disables pay (spec section 5), most fundamental first; empty when it is enabled. For anonymous
 * visitors it is always enabled and asks them to sign in (decisions, Pay for anonymous visitors).
 */
export const payReasons = (facts: PayFacts): PayReason[] => {
  if (facts.userId === null) return [];
  const { settings } = facts;
  if (!settings) return [{ key: 'settingsUnknown' }];
  const most = settings.maxTicketSelections;
  const shortage = shortageOf(facts);
  return [
    ...(facts.wallet ? [] : [{ key: 'noActiveWallet' } as const]),
    ...(facts.pricesStale ? [{ key: 'pricesStale' } as const] : []),
    ...(most > 0 && facts.selections.length > most
      ? [{ key: 'maxTicketSelections', values: { count: most } } as const]
      : []),
    ...systemReasons(facts, settings),
    ...stakeReason(facts),
    ...(shortage ? [{ key: 'walletShort', values: shortage } as const] : []),
  ];
};
