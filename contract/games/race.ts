import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

export const raceDogs = 12;
export const raceTraps = 6;

/** Dogs of the kennel, from 0, in the traps of a race from 1 on. */
export const raceField = z.array(z.int().check(z.minimum(0), z.maximum(raceDogs - 1))).check(z.length(raceTraps));

/** Traps in the order of the finish. */
export const raceOrder = z.array(z.int().check(z.minimum(1), z.maximum(raceTraps))).check(z.length(raceTraps));

/**
 * What is bet on: `win-3` that trap 3 wins, `top-3` that it is first or second, `pair-1-4` that these are the first two in any
 * order, `odd` or `even` that the winner's trap is.
 */
export const racePlace = z.string().check(z.regex(/^((win|top)-[1-6]|pair-[1-6]-[1-6]|odd|even)$/));

/** Bets on one race; the prices are those of its field, which the bet names. */
export const raceBet = z.object({
  engine: z.literal('race'),
  field: raceField,
  chips: z.array(z.object({ place: racePlace, stake: gameStake })).check(z.minLength(1), z.maxLength(29)),
});
export type RaceBet = z.infer<typeof raceBet>;

/** `price` in hundredths of the stake, the stake included. */
export const raceOutcome = z.object({
  engine: z.literal('race'),
  stake: gameStake,
  field: raceField,
  order: raceOrder,
  places: z
    .array(z.object({ place: racePlace, stake: gameStake, price: z.int().check(z.minimum(101)), win: gameWin }))
    .check(z.maxLength(29)),
  win: gameWin,
});
export type RaceOutcome = z.infer<typeof raceOutcome>;
