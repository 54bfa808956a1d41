import * as z from 'zod/mini';
import { card } from './cards.ts';
import { gameStake, gameWin } from './stake.ts';

export const pokerBet = z.object({ engine: z.literal('poker'), stake: gameStake });
export type PokerBet = z.infer<typeof pokerBet>;

/** Places of the hand from 0, from left to right, in ascending order. */
const places = z.array(z.int().check(z.minimum(0), z.maximum(4))).check(
  z.maxLength(5),
  z.refine((all) => all.every((place, at) => at === 0 || (all[at - 1] ?? 0) < place)),
);

/** The one turn of a hand: the cards that are held; all others are replaced. */
export const pokerTurn = z.object({ type: z.literal('hold'), held: places });
export type PokerTurn = z.infer<typeof pokerTurn>;

/** Hands that are paid, from the highest; `highPair` is a pair of jacks, queens, kings or aces. */
export const pokerHands = [
  'royalFlush',
  'straightFlush',
  'four',
  'fullHouse',
  'flush',
  'straight',
  'three',
  'twoPair',
  'highPair',
] as const;
export type PokerHand = (typeof pokerHands)[number];

const hand = z.array(card).check(z.length(5));
const pokerHand = z.nullable(z.enum(pokerHands));

/** A hand that waits for its player; `made` is what it would be paid as if all of it were held, null for nothing. */
export const openPoker = z.object({ engine: z.literal('poker'), stake: gameStake, dealt: hand, made: pokerHand });
export type OpenPoker = z.infer<typeof openPoker>;

/** `hand` is what the held cards and the drawn ones made; `leftOpen` that the player did not come back and the best cards were held. */
export const pokerOutcome = z.object({
  engine: z.literal('poker'),
  stake: gameStake,
  dealt: hand,
  held: places,
  hand,
  made: pokerHand,
  leftOpen: z.boolean(),
  win: gameWin,
});
export type PokerOutcome = z.infer<typeof pokerOutcome>;
