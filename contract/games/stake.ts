import * as z from 'zod/mini';

/** A stake of a game in minor units: 5000 is 50.00. The limits of a title are narrower (domain/games/stake-limits). */
export const gameStake = z.int().check(z.minimum(1), z.maximum(1_000_000_000));

/** What a round pays in minor units, the stake included; 0 when it is lost. */
export const gameWin = z.int().check(z.minimum(0));

/** The code of a title: `ten-stones`. */
export const gameCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
