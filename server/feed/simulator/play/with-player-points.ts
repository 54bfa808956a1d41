import { scoreOf } from '../../../../domain/markets/settle-selection.ts';
import { squadOf, squadSize } from '../catalogue/squads.ts';
import { playerPointsMarket, pointsSpread } from '../odds/player-points.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { Play } from './play.ts';

/** Which share of their side's points the players of a squad score, the best first. */
const pointShares: readonly number[] = [0.2, 0.16, 0.14, 0.12, 0.1, 0.08, 0.07, 0.06, 0.04, 0.03];
/** Players of each side that can be bet on. */
const betOn = 5;

const own = 0xba5c;

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Whole points by these weights that add up to `points`: the largest remainders get what rounding leaves. */
export const apportioned = (points: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (points * weight) / sum);
  const whole = exact.map(Math.floor);
  const left = points - whole.reduce((total, part) => total + part, 0);
  const remainders = exact.map((value, place) => ({ place, rest: value - Math.floor(value) }));
  for (const { place } of remainders.toSorted((a, b) => b.rest - a.rest).slice(0, left))
    whole[place] = (whole[place] ?? 0) + 1;
  return whole;
};

/** Bets before a match on the points of its players; at its end PP holds how the score was made up. */
export const withPlayerPoints =
  (play: (fixture: Fixture, seed: number) => Play) =>
  (fixture: Fixture, seed: number): Play => {
    const match = play(fixture, seed);
    const squads = squadOf(fixture);
    if (squads.length === 0) return match;
    const random = createRandom(mix(seed, fixture.number, own));
    const form = squads.map((_, place) => {
      const share = pointShares[place % squadSize] ?? 0;
      return share * Math.exp(pointsSpread * normal(random));
    });
    const pointsOf = (results: Readonly<Record<string, string>>): string =>
      (scoreOf(results, 'G') ?? [0, 0])
        .flatMap((points, side) => apportioned(points, form.slice(side * squadSize, (side + 1) * squadSize)))
        .map((points, place) => `${squads[place]?.id}:${points}`)
        .join();
    return {
      ...match,
      momentAt: (elapsed) => {
        const moment = match.momentAt(elapsed);
        if (elapsed < match.endsAfter) return moment;
        return { ...moment, results: { ...moment.results, PP: pointsOf(moment.results) } };
      },
      marketsAt: (elapsed, drift) => {
        const markets = match.marketsAt(elapsed, drift);
        if (elapsed >= 0) return markets;
        const expected = ['OUH', 'OUA'].map((code) => Number(markets.find((market) => market.code === code)?.band));
        const bets = squads.flatMap(({ id }, place) =>
          place % squadSize < betOn
            ? playerPointsMarket(id, pointShares[place % squadSize] ?? 0, expected[place < squadSize ? 0 : 1] ?? 0)
            : [],
        );
        return [...markets, ...bets];
      },
      finishedAs: (score, elapsed) => {
        const results = match.finishedAs(score, elapsed);
        return { ...results, PP: pointsOf(results) };
      },
    };
  };
