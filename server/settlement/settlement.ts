import { and, eq, inArray } from 'drizzle-orm';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';
import { forEachDue } from '../for-each-due.ts';
import { createSettleTicket, type SettleNeeds } from './settle-ticket.ts';

export interface Settlements {
  /** Settles every open leg whose match has ended, and the tickets they decide. */
  settleDue(): Promise<void>;
  /** Settles the tickets on a match once more, after its result was corrected. */
  correct(eventId: string): Promise<void>;
}

export const createSettlements = (needs: SettleNeeds): Settlements => {
  const { database, feed } = needs;
  const settleTicket = createSettleTicket(needs);
  // Legs of a lost or cashed-out ticket are settled too: its history tells how each of them ended.
  const isOpen = and(eq(ticketSelections.status, 'open'), inArray(tickets.state, ['accepted', 'lost', 'cashed_out']));
  const ofItsTicket = eq(tickets.id, ticketSelections.ticket);

  return {
    settleDue: async () => {
      const open = await database
        .selectDistinct({ eventId: ticketSelections.eventId })
        .from(ticketSelections)
        .innerJoin(tickets, ofItsTicket)
        .where(isOpen);
      const ended = open.map(({ eventId }) => eventId).filter((eventId) => feed.result(eventId) !== null);
      if (ended.length === 0) return;
      const due = await database
        .selectDistinct({ ticket: ticketSelections.ticket })
        .from(ticketSelections)
        .innerJoin(tickets, ofItsTicket)
        .where(and(isOpen, inArray(ticketSelections.eventId, ended)));
      await forEachDue(due, ({ ticket }) => settleTicket(ticket));
    },

    correct: async (eventId) => {
      const concerned = await database
        .selectDistinct({ ticket: ticketSelections.ticket })
        .from(ticketSelections)
        .where(eq(ticketSelections.eventId, eventId));
      await forEachDue(concerned, ({ ticket }) => settleTicket(ticket, true));
    },
  };
};
