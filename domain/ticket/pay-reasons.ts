import type { Wallet } from '../../contract/entities/wallet.ts';
import type { GeneralSettings } from '../../contract/settings/general.ts';
import type { SlipSystem } from '../../contract/storage/slip.ts';
import { type Minor, toMajor } from '../money/money.ts';
import { combinationsOf } from '../system/system.ts';
import { isFreeBet } from '../wallet/free-bet.ts';
import type { Selections } from './slip.ts';
import { groupsOf, legsOf } from './slip-system.ts';
import { highestStake, lowestStake } from './stake.ts';
import { limitFor } from './ticket-settings.ts';

/** Why a ticket cannot be paid or what to heed, as translation keys of the namespace `ticket`, with the figures they name. */
export type PayReason =
  | {
      key:
        | 'settingsUnknown'
        | 'pricesStale'
        | 'noActiveWallet'
        | 'stakeMissing'
        | 'freebetNoSystem'
        | 'systemWithoutGroups';
    }
  | { key: 'minTicketPayin' | 'maxStake' | 'minPayinPerSystemComb' | 'minSystemPayin'; values: { amount: number } }
  | { key: 'maxTicketSelections' | 'maxSystemTicketCombinations'; values: { count: number } };

/** What the rules look at; stake in minor units, null when the field holds no number. */
export interface PayFacts {
  userId: string | null;
  wallet: Wallet | null;
  settings: GeneralSettings | null;
  selections: Selections;
  /** Null for a single or a combination. */
  system: SlipSystem | null;
  stake: number | null;
  pricesStale: boolean;
}

/** The wallet's minimum pay-in in minor units; 0 while wallet or settings are unknown or none is listed. */
export const minimumPayin = ({ wallet, settings }: Pick<PayFacts, 'wallet' | 'settings'>): number =>
  wallet && settings ? Number(limitFor(settings.minTicketPayin, wallet.currency_id)) : 0;

const stakeReason = (facts: PayFacts): PayReason[] => {
  if (facts.stake === null) return [{ key: 'stakeMissing' }];
  const lowest = Math.max(minimumPayin(facts), lowestStake);
  if (facts.stake < lowest) return [{ key: 'minTicketPayin', values: { amount: lowest / 100 } }];
  if (facts.stake > highestStake) return [{ key: 'maxStake', values: { amount: highestStake / 100 } }];
  return [];
};

/** Combinations times the least of one (spec section 5), in minor units; 0 without groups or where no least is set. */
export const minimumSystemPayin = ({ wallet, settings, selections, system }: PayFacts): Minor => {
  const groups = groupsOf(system);
  if (!wallet || !settings || groups.length === 0) return 0n;
  return (
    limitFor(settings.minPayinPerSystemComb, wallet.currency_id) * combinationsOf(legsOf(selections, groups), groups)
  );
};

const systemReasons = (facts: PayFacts, settings: GeneralSettings): PayReason[] => {
  const { system, wallet, selections, stake } = facts;
  if (system === null) return [];
  const freeBet: PayReason[] = wallet && isFreeBet(wallet.currency_id) ? [{ key: 'freebetNoSystem' }] : [];
  if (system.groups.length === 0) return [...freeBet, { key: 'systemWithoutGroups' }];
  const most = settings.maxSystemTicketCombinations;
  const lines = combinationsOf(legsOf(selections, system.groups), system.groups);
  if (most > 0 && lines > BigInt(most))
    return [...freeBet, { key: 'maxSystemTicketCombinations', values: { count: most } }];
  const least = minimumSystemPayin(facts);
  if (stake === null || BigInt(stake) >= least) return freeBet;
  return [
    ...freeBet,
    { key: 'minPayinPerSystemComb', values: { amount: toMajor(least / lines) } },
    { key: 'minSystemPayin', values: { amount: toMajor(least) } },
  ];
};

/**
 * Everything that disables pay (spec section 5), most fundamental first; empty when it may
 * be pressed. A visitor without an account may always press it and is told to sign in (decisions, Pay for anonymous visitors).
 */
export const payReasons = (facts: PayFacts): PayReason[] => {
  if (facts.userId === null) return [];
  const { settings } = facts;
  if (!settings) return [{ key: 'settingsUnknown' }];
  const most = settings.maxTicketSelections;
  return [
    ...(facts.wallet ? [] : [{ key: 'noActiveWallet' } as const]),
    ...(facts.pricesStale ? [{ key: 'pricesStale' } as const] : []),
    ...(most > 0 && facts.selections.length > most
      ? [{ key: 'maxTicketSelections', values: { count: most } } as const]
      : []),
    ...systemReasons(facts, settings),
    ...stakeReason(facts),
  ];
};
