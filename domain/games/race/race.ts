import type { RaceBet, RaceOutcome } from '../../../contract/games/race.ts';
import { raceDogs, raceTraps } from '../../../contract/games/race.ts';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { type Figures, figuresOf, type Prize } from '../figures.ts';
import { type Fraction, fraction, plus, sum } from '../fraction.ts';
import type { BetRefusal, StakeLimits } from '../stake-limits.ts';
import { refuseChips } from '../table/chips.ts';
import { fieldOf, payPlaces, placePrize, priceOf } from '../table/priced-places.ts';

/**
 * How strong each dog of the kennel is: of those still running, each is the next one at the line with the share its strength has in
 * theirs. Prices give back `returnPercent` of a fair one, rounded down to a hundredth.
 */
export interface RaceConfig {
  readonly strengths: readonly number[];
  readonly returnPercent: number;
}

export type RaceField = readonly number[];

/** The dogs of a race, trap by trap; known to all from its opening. */
export const fieldOfRace = (seeds: Pick<RoundSeeds, 'clientSeed' | 'nonce'>): number[] =>
  fieldOf(seeds, raceDogs, raceTraps);

const traps = Array.from({ length: raceTraps }, (_, nth) => nth + 1);

/** Everything that can be bet on a race. */
export const racePlaces: readonly string[] = [
  ...traps.map((trap) => `win-${trap}`),
  ...traps.map((trap) => `top-${trap}`),
  ...traps.flatMap((one) => traps.filter((other) => other > one).map((other) => `pair-${one}-${other}`)),
  'odd',
  'even',
];

/** Traps in the order in which their dogs reach the line. */
export const runRace = ({ strengths }: RaceConfig, field: RaceField, numbers: Numbers): number[] => {
  const running = field.map((dog, nth) => ({ trap: nth + 1, strength: strengths[dog] ?? 0 }));
  const order: number[] = [];
  while (running.length > 1) {
    let left = numbers.below(running.reduce((all, { strength }) => all + strength, 0));
    const next = running.findIndex(({ strength }) => {
      left -= strength;
      return left < 0;
    });
    order.push(...running.splice(next, 1).map(({ trap }) => trap));
  }
  return [...order, ...running.map(({ trap }) => trap)];
};

/** Whether a bet on a place is won. */
export const winsRace = (place: string, order: readonly number[]): boolean => {
  const [kind, one, other] = place.split('-');
  const [first = 0, second = 0] = order;
  if (kind === 'odd' || kind === 'even') return (first % 2 === 1) === (kind === 'odd');
  if (kind === 'win') return first === Number(one);
  const two = [first, second];
  return two.includes(Number(one)) && (kind === 'top' || two.includes(Number(other)));
};

/** How likely a place is to win, exactly. */
export const raceChance = ({ strengths }: RaceConfig, field: RaceField, place: string): Fraction => {
  const of = (trap: number): number => strengths[field[trap - 1] ?? -1] ?? 0;
  const all = traps.reduce((whole, trap) => whole + of(trap), 0);
  /** First one, then the other. */
  const inOrder = (one: number, other: number): Fraction => fraction(of(one) * of(other), all * (all - of(one)));
  const [kind, one = 0, other = 0] = place.split('-').map((part, nth) => (nth === 0 ? part : Number(part)));
  const [trap, second] = [Number(one), Number(other)];
  if (kind === 'win') return fraction(of(trap), all);
  if (kind === 'pair') return plus(inOrder(trap, second), inOrder(second, trap));
  if (kind === 'top')
    return plus(
      fraction(of(trap), all),
      sum(traps.filter((before) => before !== trap).map((before) => inOrder(before, trap))),
    );
  const winners = traps.filter((winner) => (winner % 2 === 1) === (kind === 'odd'));
  return fraction(
    winners.reduce((whole, winner) => whole + of(winner), 0),
    all,
  );
};

/** What a place pays, in hundredths of the stake, the stake included. */
export const racePrice = (config: RaceConfig, field: RaceField, place: string): number =>
  priceOf(raceChance(config, field, place), config.returnPercent);

/** A bet is on six different dogs. */
export const refuseRace = ({ field, chips }: RaceBet, limits: StakeLimits): BetRefusal | null => {
  if (new Set(field).size < field.length) return { reason: 'placeUnknown', bound: null };
  return refuseChips(chips, limits, (place) => racePlaces.includes(place));
};

export const playRace = (config: RaceConfig, { field, chips }: RaceBet, numbers: Numbers): RaceOutcome => {
  const order = runRace(config, field, numbers);
  const paid = payPlaces(
    chips,
    (place) => racePrice(config, field, place),
    (place) => winsRace(place, order),
  );
  return { engine: 'race', field: [...field], order, ...paid };
};

const prizeOf = (config: RaceConfig, field: RaceField, place: string): Prize =>
  placePrize(place, racePrice(config, field, place), raceChance(config, field, place));

/** What every place of a race pays. */
export const racePrizes = (config: RaceConfig, field: RaceField): Prize[] =>
  racePlaces.map((place) => prizeOf(config, field, place));

/** Of a stake on one place of a race. */
export const raceFigures = (config: RaceConfig, field: RaceField, place: string): Figures =>
  figuresOf([prizeOf(config, field, place)]);

/** Every way to choose `count` items of a list. */
const choices = <Item>(of: readonly Item[], count: number): Item[][] =>
  count === 0 ? [[]] : of.flatMap((item, nth) => choices(of.slice(nth + 1), count - 1).map((more) => [item, ...more]));

/**
 * Figures of all bets on all races there can be: which traps the dogs have changes the price of no other bet than that on odd or
 * even, of which every share of the dogs is counted.
 */
export const figuresOfRaces = (config: RaceConfig): Figures[] =>
  choices(
    config.strengths.map((_, dog) => dog),
    raceTraps,
  ).flatMap((field) => [
    ...racePlaces.slice(0, -2).map((place) => raceFigures(config, field, place)),
    ...choices(field, 3).map((odd) => {
      const even = field.filter((dog) => !odd.includes(dog));
      return raceFigures(
        config,
        odd.flatMap((dog, nth) => [dog, even[nth] ?? 0]),
        'odd',
      );
    }),
  ]);
