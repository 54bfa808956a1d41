import * as z from 'zod/mini';

export const potName = z.enum(['small', 'medium', 'large']);

/** A pot that a bet won, in the currency of its wallet. */
export const wonPot = z.object({ pot: potName, amount: z.int() });
export type WonPot = z.infer<typeof wonPot>;
