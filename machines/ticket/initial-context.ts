import type { SlipSystem, StoredSlip } from '../../contract/storage/slip.ts';
import { isSystemSound } from '../../domain/system/system.ts';
import { groupsOf, legsOf } from '../../domain/ticket/slip-system.ts';
import { startingStake } from '../../domain/ticket/stake.ts';
import { stakeAt } from './slip-stake.ts';
import type { TicketContext } from './ticket-context.ts';

export interface TicketInput {
  stored: StoredSlip | null;
}

/** What is stored may come from another version, or from a hand. */
export const soundSystem = (stored: StoredSlip | null): SlipSystem | null => {
  const { system = null, selections = [] } = stored ?? {};
  const groups = groupsOf(system);
  return isSystemSound(legsOf(selections, groups), groups) ? system : null;
};

export const initialContext = ({ stored }: TicketInput): TicketContext => ({
  userId: null,
  owner: stored?.userId ?? null,
  wallet: null,
  settings: null,
  selections: stored?.selections ?? [],
  system: soundSystem(stored),
  former: null,
  ...stakeAt(stored?.stake ?? startingStake(0)),
  panelOpen: false,
  slipInSight: false,
  pricesStale: (stored?.selections.length ?? 0) > 0,
  tickets: stored?.tickets ?? [],
  autoOddsUsers: stored?.autoOddsUsers ?? [],
  oddsPolicies: stored?.oddsPolicies ?? {},
  receiptUsers: stored?.receiptUsers ?? [],
  serverNow: null,
  secondsLeft: 0,
  news: null,
  refusal: null,
  told: null,
  rejected: [],
});
