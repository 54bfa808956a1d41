import type { Player } from '../../../../contract/entities/match.ts';
import { squadOf, squadSize } from '../catalogue/squads.ts';
import { mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';

/** Which share of their side's goals the players of a squad score, the forwards first. */
export const goalShares: readonly number[] = [0.24, 0.17, 0.13, 0.1, 0.09, 0.08, 0.07, 0.05, 0.04, 0.03];

const own = 0x5c0e;

/** The n-th goal of a side always has the same scorer, however the match goes on: a result forced later keeps those of before. */
const scorerOf = (seed: number, fixture: Fixture, side: 0 | 1, nth: number): number => {
  let drawn = mix(seed, fixture.number, own, side, nth) / 0x100000000;
  return Math.max(
    0,
    goalShares.findIndex((share) => {
      drawn -= share;
      return drawn < 0;
    }),
  );
};

/** Who scored the goals of a football match; `sides` are their sides, in order. Empty where a league has no squads. */
export const scorersOf = (seed: number, fixture: Fixture, sides: readonly (0 | 1)[]): readonly Player[] => {
  const squads = squadOf(fixture);
  const goals: [number, number] = [0, 0];
  return sides.flatMap((side) => {
    const nth = goals[side];
    goals[side] += 1;
    return squads[side * squadSize + scorerOf(seed, fixture, side, nth)] ?? [];
  });
};
