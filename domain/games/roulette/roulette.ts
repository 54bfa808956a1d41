import type { RouletteBet, RouletteOutcome } from '../../../contract/games/roulette.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { type Figures, figuresOf, type Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import type { BetRefusal, StakeLimits } from '../stake-limits.ts';
import { refuseChips, stakeOfChips } from '../table/chips.ts';
import { feltPlace, feltPlaces } from './felt.ts';

/** European wheel of 37 pockets. A place of n numbers brings back 36 / n times its chips, whatever it is. */
export interface RouletteConfig {
  readonly pockets: 37;
}

export const refuseRoulette = (_: RouletteConfig, { chips }: RouletteBet, limits: StakeLimits): BetRefusal | null =>
  refuseChips(chips, limits, (place) => feltPlace(place) !== undefined);

/** One number below 37 is the pocket. */
export const rouletteNumber = ({ pockets }: RouletteConfig, numbers: Numbers): number => numbers.below(pockets);

/** A spin, and what every place brings back. 36 is a multiple of every count of numbers, so nothing is ever rounded. */
export const playRoulette = (config: RouletteConfig, bet: RouletteBet, numbers: Numbers): RouletteOutcome => {
  const number = rouletteNumber(config, numbers);
  const places = bet.chips.map(({ place, stake }) => {
    const covered = feltPlace(place)?.numbers ?? [];
    return { place, stake, win: covered.includes(number) ? (stake * 36) / covered.length : 0 };
  });
  const win = places.reduce((sum, { win: ofPlace }) => sum + ofPlace, 0);
  return { engine: 'roulette', stake: stakeOfChips(bet.chips), number, places, win };
};

/** Of a stake on one place; unknown places throw. */
export const rouletteFigures = ({ pockets }: RouletteConfig, place: string): Figures => {
  const count = feltPlace(place)?.numbers.length;
  if (count === undefined) throw new RangeError(`No chip lies on ${place}`);
  return figuresOf([{ pays: fraction(36, count), chance: fraction(count, pockets) }]);
};

/** Every place with what it pays. */
export const roulettePrizes = ({ pockets }: RouletteConfig): Prize[] =>
  feltPlaces.map(({ place, numbers }) => ({
    name: place,
    count: numbers.length,
    pays: fraction(36, numbers.length),
    chance: fraction(numbers.length, pockets),
  }));
