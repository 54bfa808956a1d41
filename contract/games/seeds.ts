import * as z from 'zod/mini';

/** 32 bytes as 64 small hexadecimal digits: a secret seed, the hash that was shown of it, a link of a hash chain. */
export const seedHex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export type SeedHex = z.infer<typeof seedHex>;

/** The part of the chance that the player chooses: 1 to 64 letters, digits, `-` or `_`. */
export const clientSeed = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Number of a round under one pair of seeds, from 0 on; of a shared round its place in the chain. */
export const nonce = z.int().check(z.minimum(0));

/** All that the numbers of a round come from (docs/fairness.md). Of a shared round clientSeed is the table's public salt. */
export const roundSeeds = z.object({ serverSeed: seedHex, clientSeed, nonce });
export type RoundSeeds = z.infer<typeof roundSeeds>;
