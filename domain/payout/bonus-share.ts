import { type Minor, roundHalfUp } from '../money/money.ts';

/** A stake, minor units, and how much of it came from bonus money. */
export interface MixedStake {
  stake: Minor;
  stakeBonus: Minor;
}

/**
 * The part of an amount that is bonus money when it is shared out as the stake was: half up to the minor unit, and the
 * rest of the amount is cash, so that both always add up to it. Of no more than the stake it is no more than its bonus.
 */
export const bonusShare = (amount: Minor, { stake, stakeBonus }: MixedStake): Minor =>
  roundHalfUp(amount * stakeBonus, stake);

/** A smaller stake out of this one, in its shares. */
export const smallerStake = (whole: MixedStake, stake: Minor): MixedStake => ({
  stake,
  stakeBonus: bonusShare(stake, whole),
});

/** What was given up of a stake that is smaller now. */
export const stakeGivenUp = (before: MixedStake, after: MixedStake): MixedStake => ({
  stake: before.stake - after.stake,
  stakeBonus: before.stakeBonus - after.stakeBonus,
});
