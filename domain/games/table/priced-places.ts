import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import { draw } from '../fairness/numbers.ts';
import { seededNumbers } from '../fairness/seeded-numbers.ts';
import type { Prize } from '../figures.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import { type Chip, stakeOfChips } from './chips.ts';

/** The field of a round is public, so no secret goes into it: only the table's public salt and the round's place in its chain. */
const publicSecret = '00'.repeat(32);

/** Who takes part in a round, known to everybody from its opening: `count` different ones out of `all`. */
export const fieldOf = (
  { clientSeed, nonce }: Pick<RoundSeeds, 'clientSeed' | 'nonce'>,
  all: number,
  count: number,
): number[] => draw(seededNumbers({ serverSeed: publicSecret, clientSeed, nonce }), all, count);

/** `returnPercent` of the fair price, rounded down to a hundredth: in hundredths of the stake, the stake included. */
export const priceOf = ({ n, d }: Fraction, returnPercent: number): number => Number((BigInt(returnPercent) * d) / n);

/** What each place brings back, and the whole bet. */
export const payPlaces = (
  chips: readonly Chip[],
  price: (place: string) => number,
  wins: (place: string) => boolean,
): { stake: number; places: { place: string; stake: number; price: number; win: number }[]; win: number } => {
  const places = chips.map(({ place, stake }) => {
    const paid = price(place);
    return { place, stake, price: paid, win: wins(place) ? payOf(stake, fraction(paid, 100)) : 0 };
  });
  return { stake: stakeOfChips(chips), places, win: places.reduce((sum, { win }) => sum + win, 0) };
};

/** A place as a line of the rules page. */
export const placePrize = (place: string, price: number, chance: Fraction): Prize => ({
  name: place,
  count: null,
  pays: fraction(price, 100),
  chance,
});
