import type { ServerTrace } from '../../contract/entities/ticket-trace.ts';
import type { Database } from '../database/client.ts';
import { courseOf } from '../tickets/move-repository.ts';
import { historyStatusOf } from '../tickets/ticket-answer.ts';
import { ownTicket } from '../tickets/ticket-repository.ts';

/** The course of a player's own ticket. What a move rests on, and the node that made it, stay inside the house. */
export const createTicketTrace =
  (database: Database) =>
  async (userId: string, ticketId: string): Promise<ServerTrace | null> => {
    const ticket = await ownTicket(database, userId, ticketId);
    if (!ticket) return null;
    const moves = await courseOf(database, ticket);
    return { status: historyStatusOf(ticket.state), subcode: ticket.subcode, etsCode: ticket.etsCode, moves };
  };
