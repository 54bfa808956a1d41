import { maxStake, minStake, stakePresetFactors } from '../limits.ts';

/** Stakes are integers of minor units here: 2000 is 20.00. */
export const minorUnits = 100;
export const lowestStake = minStake * minorUnits;
export const highestStake = maxStake * minorUnits;

/**
 * The stake that a slip starts with and that presets count from: the wallet's minimum pay-in, 20 where none is set,
 * never outside 20 to 200000 (spec section 5, decisions, Limits).
 * @param minimumPayin in minor units, 0 when there is none
 */
export const startingStake = (minimumPayin: number): number =>
  Math.min(Math.max(minimumPayin, lowestStake), highestStake);

/** 1, 2.5, 5, 10, 25, 50, 100 and 250 times the minimum, as far as the highest stake allows (spec section 5). */
export const stakePresets = (minimumPayin: number): number[] =>
  stakePresetFactors
    .map((factor) => Math.round(startingStake(minimumPayin) * factor))
    .filter((preset) => preset <= highestStake);

/** Plus and minus step through the presets; at either end the stake stays. An unreadable stake steps to the lowest preset. */
export const stepStake = (stake: number | null, direction: 'up' | 'down', minimumPayin: number): number => {
  const presets = stakePresets(minimumPayin);
  const lowest = startingStake(minimumPayin);
  if (stake === null) return lowest;
  const next =
    direction === 'up' ? presets.find((preset) => preset > stake) : presets.findLast((preset) => preset < stake);
  return next ?? (direction === 'down' ? Math.max(Math.min(stake, lowest), lowest) : stake);
};

/** What leaving the field does: a stake below the minimum pay-in is raised to it (spec section 5). */
export const raiseStake = (stake: number, minimumPayin: number): number => Math.max(stake, startingStake(minimumPayin));

/** A stake as the contract carries it, in major units. Exact: two decimals survive a double. */
export const stakeInMajorUnits = (stake: number): number => stake / minorUnits;
