import type { ReusedSelection, ReusedSlip, SharedSlipBody } from '../../contract/http/shared-slip.ts';
import type { SlipGroup, SlipSystem } from '../../contract/storage/slip.ts';
import { playerOf } from '../markets/player-of.ts';
import { parseMinor } from '../money/money.ts';
import type { Selections } from './slip.ts';
import { type SlipSelection, selectionId, slipOddFrom } from './slip-selection.ts';
import { groupIndexOf, systemOf, systemWith } from './slip-system.ts';

/** What a slip is filled with; the stake in minor units, null for the one that a slip starts with. */
export interface SlipFilling {
  selections: Selections;
  /** Null for a single or a combination. */
  system: SlipSystem | null;
  stake: number | null;
}

/** Whether a selection can be bet on now. */
export const isStillOpen = ({ odd, gone }: ReusedSelection): boolean => gone === null && odd !== null;

const selectionFrom = (reused: ReusedSelection): SlipSelection => {
  const { eventId, marketCode, selectionCode, type, sport, band, bandNow } = reused;
  const { hostName, awayName, leagueName, groupName, timeStart } = reused;
  const odd = slipOddFrom(reused.odd);
  return {
    id: selectionId(eventId, marketCode, selectionCode),
    desc: type,
    eventId,
    sport,
    marketCode,
    selectionCode,
    player: playerOf(marketCode, selectionCode),
    ...(reused.player === null ? {} : { playerName: reused.player }),
    odd,
    originalOdd: odd,
    lockedBy: odd === '-' ? 'suspended' : null,
    band: bandNow,
    originalBand: band,
    oddChanged: false,
    // Another line is another bet: it is asked about, as any line that moves on the slip.
    bandChanged: band !== bandNow,
    changesPending: band !== bandNow,
    hostName,
    awayName,
    leagueName,
    groupName,
    timeStart,
  };
};

/**
 * The slip of before at the prices of now, without what is not open any more. A system keeps its groups only as a whole:
 * with fewer selections it would be another one.
 */
export const fillingFrom = ({ selections, systemGroups, stake }: ReusedSlip, withStake: boolean): SlipFilling => {
  const open = selections.filter(isStillOpen);
  const filled = open.map(selectionFrom);
  const groups = systemGroups.map(({ conditions }, index) => ({
    conditions,
    selections: filled.filter((_, place) => open[place]?.systemGroup === index).map(({ id }) => id),
  }));
  const whole = open.length === selections.length;
  return {
    selections: filled,
    system: systemGroups.length === 0 ? null : whole ? systemWith(groups) : systemOf(filled),
    stake: withStake && stake !== null ? Number(parseMinor(stake) ?? 0n) || null : null,
  };
};

/** Where a slip belongs: among the live matches as soon as one of its selections is live (spec section 2, Copying a ticket). */
export const pageOf = (selections: Selections): '/live_betting' | '/betting' =>
  selections.some(({ desc }) => desc === 'live') ? '/live_betting' : '/betting';

/** What is handed on of a slip: its selections with their lines, and its groups; never its stake. */
export const sharedFrom = (selections: Selections, groups: readonly SlipGroup[]): SharedSlipBody => ({
  selections: selections.map(({ id, eventId, marketCode, selectionCode, band }) => ({
    eventId,
    marketCode,
    selectionCode,
    band,
    systemGroup: groupIndexOf(groups, id),
  })),
  systemGroups: groups.map(({ conditions, selections: { length } }) => ({ conditions, totalSelections: length })),
});
