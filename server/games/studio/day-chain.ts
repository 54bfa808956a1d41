import { createHash } from 'node:crypto';
import type { RoundSeeds, SeedHex } from '../../../contract/games/seeds.ts';
import type { SharedChain } from '../../../contract/games/shared-rounds.ts';
import { sharedSeeds } from '../../../domain/games/fairness/hash-chain.ts';
import type { StudioSecret } from './sealed.ts';

export const day = 86_400_000;
const places = 10_000;
const keptDays = 3;

/** The number of a shared round: the day since 1970, then four digits of its place in the day's chain. */
export const roundNumber = (nth: number, place: number): number => nth * places + place;
export const dayOf = (round: number): number => Math.floor(round / places);
export const placeOf = (round: number): number => round % places;

export interface DayChain {
  start: number;
  chain: SharedChain;
  /** What the numbers of the round in a place come from, places from 1 on. */
  seeds(place: number): RoundSeeds;
}

const hashOf = (seed: Uint8Array) => createHash('sha256').update(seed).digest();

/** The chain of a day (by its number since 1970) with this many rounds at most; its salt is the day, so that nobody chose it. */
const chainOfDay = (code: string, rounds: number, secret: StudioSecret, nth: number): DayChain => {
  const start = nth * day;
  const salt = `${code}-${new Date(start).toISOString().slice(0, 10)}`;
  // Played against the direction in which it is computed: the secret is the seed of the last place.
  const seeds: Buffer[] = [Buffer.from(secret.of(`${code} ${nth}`), 'hex')];
  for (let place = rounds; place > 0; place -= 1) seeds.push(hashOf(seeds.at(-1) ?? Buffer.alloc(0)));
  const seed = (place: number): SeedHex => seeds[rounds - place]?.toString('hex') ?? '';
  return {
    start,
    chain: { end: seed(0), salt, rounds },
    seeds: (place) => sharedSeeds(seed(place), salt, place),
  };
};

/** What is made once for each day that is asked for; the last days are kept. */
const keptByDay = <Made>(make: (nth: number) => Made): ((nth: number) => Made) => {
  const kept = new Map<number, Made>();
  return (nth) => {
    const known = kept.get(nth) ?? make(nth);
    kept.delete(nth);
    kept.set(nth, known);
    for (const old of kept.keys()) if (kept.size > keptDays) kept.delete(old);
    return known;
  };
};

/** The chains of a title, day by day, each with what else its table knows of the day. */
export const dayChains = <Made>(
  code: string,
  rounds: number,
  secret: StudioSecret,
  make: (chain: DayChain) => Made,
): ((nth: number) => Made) => keptByDay((nth) => make(chainOfDay(code, rounds, secret, nth)));
