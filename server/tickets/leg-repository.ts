import { and, asc, eq, sql } from 'drizzle-orm';
import type { Odd } from '../../domain/odds/odd.ts';
import type { Database } from '../database/client.ts';
import { insertion } from '../database/insertion.ts';
import { ticketSelections } from '../database/schema/tickets.ts';
import { type Given, statement } from '../database/statement.ts';
import type { StoredSelection } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';

const storedSelections = statement((database, { ticket }: Given<{ ticket: string }>) =>
  database
    .select()
    .from(ticketSelections)
    .where(eq(ticketSelections.ticket, ticket))
    .orderBy(asc(ticketSelections.position)),
);

/** The selections of a ticket in the order of their positions. */
export const selectionsOf = (within: Database, ticket: StoredTicket): Promise<StoredSelection[]> =>
  storedSelections(within, { ticket: ticket.id });

/** The legs of each of these tickets, by their own ids, in the order of their positions. */
export const legsOf = async (within: Database, ids: readonly string[]): Promise<Map<string, StoredSelection[]>> => {
  const legs = new Map<string, StoredSelection[]>(ids.map((id) => [id, []]));
  const stored = await within
    .select()
    .from(ticketSelections)
    .where(sql`${ticketSelections.ticket} = any(${sql.param([...legs.keys()])}::uuid[])`)
    .orderBy(asc(ticketSelections.ticket), asc(ticketSelections.position));
  for (const leg of stored) legs.get(leg.ticket)?.push(leg);
  return legs;
};

/** Writes the selections of a new ticket down. */
export const storeSelections: (
  within: Database,
  rows: readonly (typeof ticketSelections.$inferInsert)[],
) => Promise<void> = insertion(ticketSelections);

/** Writes down the price agreed on for a selection, or the one that is offered for it. */
export const storeOdd = async (
  within: Database,
  { ticket, position }: Pick<StoredSelection, 'ticket' | 'position'>,
  kind: 'odd' | 'offeredOdd',
  odd: Odd,
): Promise<void> => {
  await within
    .update(ticketSelections)
    .set({ [kind]: odd })
    .where(and(eq(ticketSelections.ticket, ticket), eq(ticketSelections.position, position)));
};
