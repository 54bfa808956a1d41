/** What may be staked on a round in one currency, in minor units; a stake is a whole number of steps. */
export interface StakeLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Why a bet is not taken; `bound` is the figure that it breaks, where there is one. */
export interface BetRefusal {
  readonly reason:
    | 'stakeTooSmall'
    | 'stakeTooLarge'
    | 'stakeNotInSteps'
    | 'otherGame'
    | 'placeUnknown'
    | 'placeTwice'
    | 'targetOutOfRange'
    | 'minesOutOfRange'
    | 'chanceOutOfRange'
    | 'markTwice'
    | 'marksOutOfRange';
  readonly bound: number | null;
}

/** Why a stake is refused, null when it may be played. */
export const refuseStake = (stake: number, { min, max, step }: StakeLimits): BetRefusal | null => {
  if (stake < min) return { reason: 'stakeTooSmall', bound: min };
  if (stake > max) return { reason: 'stakeTooLarge', bound: max };
  return Number.isInteger(stake / step) ? null : { reason: 'stakeNotInSteps', bound: step };
};
