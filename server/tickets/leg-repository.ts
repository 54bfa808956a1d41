import { asc, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { ticketSelections } from '../database/schema/tickets.ts';
import type { StoredSelection } from './price-verdict.ts';

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
