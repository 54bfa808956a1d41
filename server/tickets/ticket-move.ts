import { hostname } from 'node:os';
import { insertAll } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { insertion } from '../database/insertion.ts';
import { type Actor, ticketMoves } from '../database/schema/tickets.ts';
import type { TicketState } from './ticket-state.ts';

const node = `${hostname()}:${process.pid}`;

export interface Move {
  from: TicketState | null;
  to: TicketState;
  at: number;
  actor: Actor;
  detail?: Record<string, unknown>;
}

const insertMoves = insertion(ticketMoves);

/** Writes down state moves of a ticket: who, when by the server's clock, on which node. */
export const recordMoves = async (within: Database, ticket: string, moves: readonly Move[]): Promise<void> => {
  await insertMoves(
    within,
    moves.map((move) => ({ ...move, ticket, node })),
  );
};

/** Writes down a move of each of many tickets; all of them with a detail or none. */
export const recordAllMoves = (within: Database, moves: readonly (Move & { ticket: string })[]): Promise<void> =>
  insertAll(
    within,
    ticketMoves,
    moves.map((move) => ({ ...move, node })),
  );
