import * as z from 'zod/mini';

/** A card from 0 to 51: `card % 13` is its rank from ace (0) to king (12), `card / 13` rounded down its suit: spades, hearts, clubs, diamonds. */
export const card = z.int().check(z.minimum(0), z.maximum(51));
