import { hostname } from 'node:os';
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
