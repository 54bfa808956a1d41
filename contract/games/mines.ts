import * as z from 'zod/mini';
import { gameStake, gameWin } from './stake.ts';

/** A field of the board, counted from the top left, row by row, from 0. */
export const minesField = z.int().check(z.minimum(0), z.maximum(24));

export const minesBet = z.object({
  engine: z.literal('mines'),
  stake: gameStake,
  mines: z.int().check(z.minimum(1), z.maximum(24)),
});
export type MinesBet = z.infer<typeof minesBet>;

/** What a player does in a round that is open. */
export const minesTurn = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reveal'), field: minesField }),
  z.object({ type: z.literal('cashOut') }),
]);
export type MinesTurn = z.infer<typeof minesTurn>;

/** A round that is open: `next` is what one more field makes the win, `win` what a cash-out pays now. */
export const openMines = z.object({
  engine: z.literal('mines'),
  bet: minesBet,
  revealed: z.array(minesField),
  win: gameWin,
  next: z.nullable(gameWin),
});
export type OpenMines = z.infer<typeof openMines>;

/** How a round ended: on a mine, taken by the player, paid at the highest step, or left open for 24 hours. */
export const minesEnd = z.enum(['mine', 'cashedOut', 'highest', 'leftOpen']);

/** `board` holds the fields with mines, sent when the round is over; `revealed` the player's fields in his order. */
export const minesOutcome = z.object({
  engine: z.literal('mines'),
  stake: gameStake,
  board: z.array(minesField).check(z.minLength(1), z.maxLength(24)),
  revealed: z.array(minesField).check(z.maxLength(24)),
  end: minesEnd,
  win: gameWin,
});
export type MinesOutcome = z.infer<typeof minesOutcome>;
