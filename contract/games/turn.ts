import * as z from 'zod/mini';
import { blackjackTurn } from './blackjack.ts';
import { minesTurn } from './mines.ts';
import { pokerTurn } from './poker.ts';

/** What a player does in a round that is open. */
export const gameTurn = z.union([minesTurn, blackjackTurn, pokerTurn]);
export type GameTurn = z.infer<typeof gameTurn>;

/** Two hands of blackjack take no more turns than this, and nothing else takes more. */
export const mostTurns = 40;
