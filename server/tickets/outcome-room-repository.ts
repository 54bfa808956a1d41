import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** Of an open ticket: what it wins over its stake. */
const profit = sql`least(${tickets.maxPayout} + ${tickets.bonusAmount}, nullif(${tickets.maxWin}, 0)) - ${tickets.stake}`;

/** The selection of a ticket by which its player's open tickets win the most, over their stakes, and how much that is. */
export const fullestOutcome = async (
  within: Database,
  { id, userId, currencyId }: StoredTicket,
): Promise<{ position: number; taken: Minor }> => {
  const same = alias(ticketSelections, 'same');
  const [fullest] = await within
    .select({ position: ticketSelections.position, taken: sql<string>`coalesce(sum(${profit}), 0)` })
    .from(ticketSelections)
    .leftJoin(
      same,
      and(
        eq(same.eventId, ticketSelections.eventId),
        eq(same.marketCode, ticketSelections.marketCode),
        eq(same.selectionCode, ticketSelections.selectionCode),
        eq(same.status, 'open'),
      ),
    )
    .leftJoin(
      tickets,
      and(
        eq(tickets.id, same.ticket),
        eq(tickets.userId, userId),
        eq(tickets.currencyId, currencyId),
        eq(tickets.state, 'accepted'),
      ),
    )
    .where(eq(ticketSelections.ticket, id))
    .groupBy(ticketSelections.position)
    .orderBy(sql`2 desc`, asc(ticketSelections.position))
    .limit(1);
  return { position: fullest?.position ?? 0, taken: BigInt(fullest?.taken ?? 0) };
};
