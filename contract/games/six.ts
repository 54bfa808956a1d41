import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

/** Six different numbers from 1 to 48 in rising order: `5-12-19-27-33-46`. */
export const sixPlace = z.string().check(z.regex(/^\d{1,2}(-\d{1,2}){5}$/));

export const mostSixTickets = 10;

/** Tickets on one draw, each six numbers with a stake of its own. */
export const sixBet = z.object({
  engine: z.literal('six'),
  chips: z.array(z.object({ place: sixPlace, stake: gameStake })).check(z.minLength(1), z.maxLength(mostSixTickets)),
});
export type SixBet = z.infer<typeof sixBet>;

/** The 35 balls of a draw in their order. */
export const sixDrawn = z.array(z.int().check(z.minimum(1), z.maximum(48))).check(z.length(35));

/** `ball` is the one of the 35 that completed a ticket, null when some of its numbers stayed in the drum. */
export const sixOutcome = z.object({
  engine: z.literal('six'),
  stake: gameStake,
  drawn: sixDrawn,
  places: z
    .array(
      z.object({
        place: sixPlace,
        stake: gameStake,
        ball: z.nullable(z.int().check(z.minimum(6), z.maximum(35))),
        win: gameWin,
      }),
    )
    .check(z.maxLength(mostSixTickets)),
  win: gameWin,
});
export type SixOutcome = z.infer<typeof sixOutcome>;
