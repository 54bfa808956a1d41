import { roundHalfUp } from '../money/money.ts';
import type { Fraction } from './fraction.ts';

/**
 * What a stake pays at a multiple, both in minor units: rounded half up, so that a win differs from the published one
 * by at most half a unit. Stakes in whole major units at multiples of a hundredth need no rounding.
 */
export const payOf = (stake: number, multiple: Fraction): number =>
  Number(roundHalfUp(BigInt(stake) * multiple.n, multiple.d));
