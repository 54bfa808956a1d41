import { roundHalfUp } from '../money/money.ts';
import type { Fraction } from './fraction.ts';

/**
 * What a stake brings back at a multiple, both in minor units: half up to the unit, so that a win is never more than half a
 * unit beside what is published. Stakes in whole units of money at multiples of a hundredth come out without rounding.
 */
export const payOf = (stake: number, multiple: Fraction): number =>
  Number(roundHalfUp(BigInt(stake) * multiple.n, multiple.d));
