import { hostname } from 'node:os';
import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import { insertAll } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { insertion } from '../database/insertion.ts';
import { type Actor, ticketMoves, type tickets } from '../database/schema/tickets.ts';
import { dayMs } from '../time/zone-day.ts';

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

/** A clock may be set back, though never by so much while tickets are decided. */
const clockSetBack = 31 * dayMs;

/** Which moves are those of a ticket. None is older than it, so months before it are not asked. */
export const movesOf = ({ id, createdAt }: Pick<typeof tickets.$inferSelect, 'id' | 'createdAt'>): SQL | undefined =>
  and(eq(ticketMoves.ticket, id), gte(ticketMoves.at, createdAt - clockSetBack));

/** Writes down a move of each of many tickets; all of them with a detail or none. */
export const recordAllMoves = (within: Database, moves: readonly (Move & { ticket: string })[]): Promise<void> =>
  insertAll(
    within,
    ticketMoves,
    moves.map((move) => ({ ...move, node })),
  );
