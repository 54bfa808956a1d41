import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

/** Chips of one bet on one place, in minor units. */
export interface Chip {
  readonly place: string;
  readonly stake: number;
}

/** What all chips cost together. */
export const stakeOfChips = (chips: readonly Chip[]): number => chips.reduce((sum, { stake }) => sum + stake, 0);

/** Every place exists and is used once, its stake is in whole steps, and the total is within the limits. */
export const refuseChips = (
  chips: readonly Chip[],
  limits: StakeLimits,
  isPlace: (place: string) => boolean,
): BetRefusal | null => {
  if (!chips.every(({ place }) => isPlace(place))) return { reason: 'placeUnknown', bound: null };
  if (new Set(chips.map(({ place }) => place)).size < chips.length) return { reason: 'placeTwice', bound: null };
  if (chips.some(({ stake }) => stake % limits.step !== 0)) return { reason: 'stakeNotInSteps', bound: limits.step };
  return refuseStake(stakeOfChips(chips), limits);
};
