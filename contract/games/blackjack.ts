import * as z from 'zod/mini';
import { card } from './cards.ts';
import { gameStake, gameWin } from './stake.ts';

/** `stake` is what the hand begins with; doubling and splitting stake as much again on it. */
export const blackjackBet = z.object({ engine: z.literal('blackjack'), stake: gameStake });
export type BlackjackBet = z.infer<typeof blackjackBet>;

export const blackjackMoves = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

const blackjackMove = z.enum(blackjackMoves);

/** What a player does with the hand that is his turn. */
export const blackjackTurn = z.object({ type: blackjackMove });
export type BlackjackTurn = z.infer<typeof blackjackTurn>;

/** The longest hand is 21 aces. */
const cards = z.array(card).check(z.minLength(2), z.maxLength(22));

const hand = z.object({ cards, stake: gameStake });

/**
 * A hand that waits for its player: the dealer's open card, the player's hands, which of them is in turn (from 0), and
 * what he may do with it. `more` is the further stake of doubling or splitting.
 */
export const openBlackjack = z.object({
  engine: z.literal('blackjack'),
  stake: gameStake,
  more: gameStake,
  dealer: card,
  hands: z.array(hand).check(z.minLength(1), z.maxLength(2)),
  turn: z.int().check(z.minimum(0), z.maximum(1)),
  moves: z.array(blackjackMove),
  /** How many turns were taken. */
  nth: z.int().check(z.minimum(0)),
});
export type OpenBlackjack = z.infer<typeof openBlackjack>;

/** `blackjack`: paid 3 to 2; `bust`: above 21; `push`: as many as the dealer, the stake goes back. */
export const handEnd = z.enum(['blackjack', 'won', 'push', 'lost', 'bust']);
export type HandEnd = z.infer<typeof handEnd>;

/** `stake` is all that was staked, `leftOpen` that the player did not come back and his hands were settled as they were. */
export const blackjackOutcome = z.object({
  engine: z.literal('blackjack'),
  stake: gameStake,
  dealer: cards,
  hands: z
    .array(z.object({ cards, stake: gameStake, end: handEnd, win: gameWin }))
    .check(z.minLength(1), z.maxLength(2)),
  leftOpen: z.boolean(),
  win: gameWin,
});
export type BlackjackOutcome = z.infer<typeof blackjackOutcome>;
