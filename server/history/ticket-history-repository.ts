import { asc, count, inArray, sql } from 'drizzle-orm';
import { historyFacets } from '../../contract/entities/history-filter.ts';
import type { HistoryPage, HistoryQuery } from '../../contract/http/ticket-history.ts';
import { pageSize } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { tickets } from '../database/schema/tickets.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';
import { type HistoryConditions, historyOrder, openStates } from './history-filter-repository.ts';

const settled = inArray(tickets.state, ['cashed_out', 'won', 'lost', 'void']);
const open = inArray(tickets.state, openStates);

/** How many tickets there are of each state, kind and mark, whichever of these are chosen. */
export const countByFacet = async (
  database: Database,
  { base, facets }: HistoryConditions,
): Promise<HistoryPage['counts']> => {
  const facetCounts = Object.fromEntries(
    historyFacets.map((facet) => [facet, sql<number>`(count(*) filter (where ${facets[facet]}))::int`]),
  );
  const [counts] = await database.select(facetCounts).from(tickets).where(base);
  return (counts ?? {}) as HistoryPage['counts'];
};

/** How many of the chosen tickets are settled and open, and their money in minor units, by currency. */
export const sumsByCurrency = (database: Database, { chosen }: HistoryConditions) =>
  database
    .select({
      currencyId: tickets.currencyId,
      tickets: count(),
      settled: sql<number>`(count(*) filter (where ${settled}))::int`,
      open: sql<number>`(count(*) filter (where ${open}))::int`,
      staked: sql`sum(${tickets.cashedStake} + case when ${settled} then ${tickets.stake} else 0 end)`.mapWith(BigInt),
      atStake: sql`coalesce(sum(${tickets.stake}) filter (where ${open}), 0)`.mapWith(BigInt),
      paidOut: sql`coalesce(sum(coalesce(${tickets.payout}, 0) + ${tickets.cashedOut}), 0)`.mapWith(BigInt),
      cashback: sql`sum(${tickets.cashback})`.mapWith(BigInt),
    })
    .from(tickets)
    .where(chosen)
    .groupBy(tickets.currencyId)
    .orderBy(asc(tickets.currencyId));

export const ticketPage = (
  database: Database,
  { chosen }: HistoryConditions,
  query: HistoryQuery,
): Promise<StoredTicket[]> =>
  database
    .select()
    .from(tickets)
    .where(chosen)
    .orderBy(...historyOrder(query))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize);

/** How players are called, by their ids. */
export const playerNames = async (database: Database, userIds: readonly string[]): Promise<Map<string, string>> => {
  const { id, username } = users;
  const rows = await database
    .select({ id, username })
    .from(users)
    .where(inArray(id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.id, row.username]));
};
