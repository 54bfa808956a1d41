import { binomial } from './binomial.ts';
import { type Group, type Leg, oddsOf } from './system.ts';

/** Number of lines made of these legs only, by formula: none as soon as one outside every group is not among them. */
export const linesAmong = <Of extends Leg>(
  legs: readonly Of[],
  groups: readonly Group[],
  isAmong: (leg: Of) => boolean,
): bigint => {
  const among = legs.filter(isAmong);
  if (oddsOf(among, null).length < oddsOf(legs, null).length) return 0n;
  return groups.reduce((all, { conditions }, index) => {
    const size = oddsOf(among, index).length;
    return all * conditions.reduce((sum, k) => sum + binomial(size, k), 0n);
  }, 1n);
};
