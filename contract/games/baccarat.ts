import * as z from 'zod/mini';
import { card } from './cards.ts';
import { gameStake, gameWin } from './stake.ts';

/** Whose hand is closer to nine, or that both are alike. */
export const baccaratPlaces = ['player', 'banker', 'tie'] as const;
export const baccaratPlace = z.enum(baccaratPlaces);
export type BaccaratPlace = z.infer<typeof baccaratPlace>;

export const baccaratBet = z.object({
  engine: z.literal('baccarat'),
  chips: z.array(z.object({ place: baccaratPlace, stake: gameStake })).check(z.minLength(1), z.maxLength(3)),
});
export type BaccaratBet = z.infer<typeof baccaratBet>;

const hand = z.array(card).check(z.minLength(2), z.maxLength(3));

/** Both hands as they were dealt, and what won. */
export const baccaratHands = { player: hand, banker: hand, winner: baccaratPlace } as const;

/** `stake` and `win` are the sums over all places; the win of a place includes its stake, which a tie gives back to both hands. */
export const baccaratOutcome = z.object({
  engine: z.literal('baccarat'),
  stake: gameStake,
  ...baccaratHands,
  places: z.array(z.object({ place: baccaratPlace, stake: gameStake, win: gameWin })).check(z.maxLength(3)),
  win: gameWin,
});
export type BaccaratOutcome = z.infer<typeof baccaratOutcome>;
