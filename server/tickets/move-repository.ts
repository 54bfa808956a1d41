import { hostname } from 'node:os';
import { and, asc, eq, gte, type SQL } from 'drizzle-orm';
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

/** Writes down a move of each of many tickets; all of them with a detail or none. */
export const recordAllMoves = (within: Database, moves: readonly (Move & { ticket: string })[]): Promise<void> =>
  insertAll(
    within,
    ticketMoves,
    moves.map((move) => ({ ...move, node })),
  );

/** A clock may be set back, though never by this much while tickets are decided. */
const clockSetBack = 31 * dayMs;

type OneTicket = Pick<typeof tickets.$inferSelect, 'id' | 'createdAt'>;

/** Which moves are those of a ticket. None is older than it, so months before it are not asked. */
export const movesOf = ({ id, createdAt }: OneTicket): SQL | undefined =>
  and(eq(ticketMoves.ticket, id), gte(ticketMoves.at, createdAt - clockSetBack));

/** How many moves a ticket has made so far. */
export const countMoves = async (within: Database, ticket: OneTicket): Promise<number> =>
  within.$count(ticketMoves, movesOf(ticket));

/** The moves of a ticket from its first on: from where, to where, when and by whom. */
export const courseOf = (database: Database, ticket: OneTicket) => {
  const { from, to, at, actor } = ticketMoves;
  return database
    .select({ from, to, at, by: actor })
    .from(ticketMoves)
    .where(movesOf(ticket))
    .orderBy(asc(ticketMoves.id));
};
