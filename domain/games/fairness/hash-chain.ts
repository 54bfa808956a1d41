import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { RoundSeeds, SeedHex } from '../../../contract/games/seeds.ts';

/**
 * SHA-256 of the 32 bytes of a seed, both as 64 hexadecimal digits. Of a player's server seed it is what is shown before
 * the first round; in the chain of a shared table it leads from a round to the one before it.
 */
export const hashOfSeed = (seed: SeedHex): SeedHex => bytesToHex(sha256(hexToBytes(seed)));

/** The seed that `steps` hashes lead to. A chain of N rounds fixes `seedAfter(secret, N)`, its end, before the first of them. */
export const seedAfter = (seed: SeedHex, steps: number): SeedHex => {
  let bytes = hexToBytes(seed);
  for (let step = 0; step < steps; step += 1) bytes = sha256(bytes);
  return bytesToHex(bytes);
};

/**
 * Whether the seed of a later round leads back to a known one: the end of the chain, which is round 0, or any round
 * that was played. Rounds are played backwards along the chain, so nobody can foresee the next one.
 */
export const isInChain = (later: { round: number; seed: SeedHex }, known: { round: number; seed: SeedHex }): boolean =>
  later.round > known.round && seedAfter(later.seed, later.round - known.round) === known.seed;

/** What the numbers of a shared round come from: the seed in its place of the chain, and the table's public salt. */
export const sharedSeeds = (seed: SeedHex, salt: string, round: number): RoundSeeds => ({
  serverSeed: seed,
  clientSeed: salt,
  nonce: round,
});
