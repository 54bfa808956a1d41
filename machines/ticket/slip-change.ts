import type { SlipSystem, StoredSlip } from '../../contract/storage/slip.ts';
import type { SlipFilling } from '../../domain/ticket/reused-slip.ts';
import { type Selections, toggleSelection } from '../../domain/ticket/slip.ts';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import {
  systemOf,
  systemWith,
  toggleCondition,
  toggleSelected,
  withGroup,
  withoutGroup,
} from '../../domain/ticket/slip-system.ts';
import { soundSystem } from './initial-context.ts';
import { ownTicket } from './own-ticket.ts';
import { emptySlip, stakeAt } from './slip-stake.ts';
import type { TicketContext } from './ticket-context.ts';
import type { ComposingEvent } from './ticket-event.ts';

/** The slip with a selection more, less or replaced: the groups go (spec section 4), all are chosen for the next one. */
export const toggledSlip = ({ selections, system }: TicketContext, pressed: SlipSelection) => {
  const now = toggleSelection(selections, pressed);
  return { selections: now, system: now === selections ? system : system && systemOf(now), former: null };
};

/** The slip with what is left of its selections; once none is, it can come back as it was. */
export const reducedSlip = ({ selections, system, stake }: TicketContext, left: Selections) => ({
  selections: left,
  system: system && systemOf(left),
  former: left.length === 0 ? { selections, system, stake } : null,
});

/** The slip as another tab has it: its prices are checked before anything is paid. The stake stays this tab's. */
export const sharedSlip = (slip: StoredSlip) => ({
  selections: slip.selections,
  system: soundSystem(slip),
  former: null,
  pricesStale: true,
});

/** The slip with other selections instead of its own, at the given stake or the one that a slip starts with. */
export const filledSlip = (context: TicketContext, { selections, system, stake }: SlipFilling) => {
  const empty = emptySlip(context);
  return { ...empty, selections, system, ...stakeAt(stake ?? empty.stake), former: null, panelOpen: true };
};

export const restoredSlip = ({ former, stake }: TicketContext) => ({
  ...former,
  ...stakeAt(former?.stake ?? stake),
  former: null,
  panelOpen: true,
});

/** Keeps the ticket for another one: what was paid, or what an offer that was not taken had emptied. */
export const sentSlip = (context: TicketContext) => {
  const own = ownTicket(context);
  if (!own) return {};
  const stake = own.agreedStake ?? own.stake;
  return { former: { selections: own.selections, system: systemWith(own.groups), stake } };
};

/** Basic becomes a system of all selections, a system basic. */
export const toggledSystem = ({ system, selections }: TicketContext): SlipSystem | null =>
  system ? null : systemOf(selections);

const composed = (system: SlipSystem, event: ComposingEvent): SlipSystem => {
  switch (event.type) {
    case 'pick.toggled':
      return toggleSelected(system, event.id);
    case 'condition.toggled':
      return toggleCondition(system, event.condition);
    case 'group.made':
      return withGroup(system, event.conditions ?? system.selectedConditions);
    case 'group.deleted':
      return withoutGroup(system, event.index);
  }
};

/** The system after what the player did to it. */
export const composedSystem = ({ system }: TicketContext, event: ComposingEvent): SlipSystem | null =>
  system && composed(system, event);
