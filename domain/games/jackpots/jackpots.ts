import type { RoundSeeds, SeedHex } from '../../../contract/games/seeds.ts';
import { seededNumbers } from '../fairness/seeded-numbers.ts';
import { type Fraction, fraction, plus, sum } from '../fraction.ts';

/** The pots, smallest first; each currency that games are played in has all three of its own. */
export const potNames = ['small', 'medium', 'large'] as const;
export type PotName = (typeof potNames)[number];

/** What a pot begins with and how rarely it falls; both in minor units. */
interface PotTerms {
  /** Put in by the house when the pot is opened, and again after each win. */
  readonly seed: bigint;
  /** One win in this many minor units staked, 2^32 at most. */
  readonly oneIn: number;
}

/** Ten-thousandths of each stake that go into a pot: 1 % together. */
export const potShares: Readonly<Record<PotName, bigint>> = { small: 40n, medium: 30n, large: 30n };
const whole = 10_000n;

/** By currency_id: dinars, euros. Only bets in these take part. */
export const jackpots: Readonly<Record<number, Readonly<Record<PotName, PotTerms>>>> = {
  1: {
    small: { seed: 50_000n, oneIn: 50_000_000 },
    medium: { seed: 1_000_000n, oneIn: 1_000_000_000 },
    large: { seed: 4_000_000n, oneIn: 4_000_000_000 },
  },
  2: {
    small: { seed: 500n, oneIn: 500_000 },
    medium: { seed: 10_000n, oneIn: 10_000_000 },
    large: { seed: 40_000n, oneIn: 40_000_000 },
  },
};

/** What a pot has been given, in whole minor units, of all that was ever staked on it: what is less than one waits for later stakes. */
export const fedBy = (pot: PotName, staked: bigint): bigint => (staked * potShares[pot]) / whole;

/**
 * The seeds of a bet's draw: those of the operator's day, and a text that identifies the bet. The day's hash is
 * published before the bet and the round is named by the player's page, so that neither side chooses the number
 * (docs/fairness.md).
 */
export const drawSeeds = (
  serverSeed: SeedHex,
  { userId, gameCode, roundId }: { userId: string; gameCode: string; roundId: string },
): RoundSeeds => ({ serverSeed, clientSeed: `${userId}:${gameCode}:${roundId}`, nonce: 0 });

/**
 * Which pots a bet wins: for each, smallest first, one number below its odds, and the bet wins when that is below its stake.
 * So the chance is the stake's share of the odds, however it is parted into bets. None in a currency without pots.
 */
export const potsWon = (seeds: RoundSeeds, currencyId: number, stake: number): PotName[] => {
  const pots = jackpots[currencyId];
  if (!pots) return [];
  const numbers = seededNumbers(seeds);
  return potNames.filter((pot) => numbers.below(pots[pot].oneIn) < stake);
};

/** What the pots give back of all stakes in the long run: what players put in, and what the house does. */
export const jackpotReturn = (currencyId: number): { contributions: Fraction; seeds: Fraction; both: Fraction } => {
  const pots = jackpots[currencyId];
  const contributions = sum(potNames.map((pot) => fraction(potShares[pot], whole)));
  const seeds = sum(pots ? potNames.map((pot) => fraction(pots[pot].seed, pots[pot].oneIn)) : []);
  return { contributions, seeds, both: plus(contributions, seeds) };
};
