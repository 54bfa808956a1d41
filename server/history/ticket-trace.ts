import { and, asc, eq } from 'drizzle-orm';
import type { ServerTrace } from '../../contract/entities/ticket-trace.ts';
import type { Database } from '../database/client.ts';
import { ticketMoves, tickets } from '../database/schema/tickets.ts';
import { movesOf } from '../tickets/move-repository.ts';
import { historyStatusOf } from '../tickets/ticket-answer.ts';

/** The course of a player's own ticket. What a move rests on, and the node that made it, stay inside the house. */
export const createTicketTrace =
  (database: Database) =>
  async (userId: string, ticketId: string): Promise<ServerTrace | null> => {
    const [ticket] = await database
      .select()
      .from(tickets)
      .where(and(eq(tickets.userId, userId), eq(tickets.ticketId, ticketId)));
    if (!ticket) return null;
    const { from, to, at, actor } = ticketMoves;
    const moves = await database
      .select({ from, to, at, by: actor })
      .from(ticketMoves)
      .where(movesOf(ticket))
      .orderBy(asc(ticketMoves.id));
    return { status: historyStatusOf(ticket.state), subcode: ticket.subcode, etsCode: ticket.etsCode, moves };
  };
