import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { tickets } from '../database/schema/tickets.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** A player's own ticket by the id that his browser gave it; null when it is unknown or somebody else's. */
export const ownTicket = async (within: Database, userId: string, ticketId: string): Promise<StoredTicket | null> => {
  const [ticket] = await within
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.ticketId, ticketId)));
  return ticket ?? null;
};
