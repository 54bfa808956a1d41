import * as z from 'zod/mini';

/** The jackpots, by size: each currency has one of each. */
export const potName = z.enum(['small', 'medium', 'large']);

/** A pot that a bet won: `amount` in minor units of the currency of its wallet. */
export const wonPot = z.object({ pot: potName, amount: z.int() });
export type WonPot = z.infer<typeof wonPot>;
