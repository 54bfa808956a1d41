import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';

/**
 * Matches with open legs, in the order of their ids from one on: each is one look into the index of open legs, however
 * many tickets there are on it.
 */
export const unsettledMatches = async (database: Database, after: string, limit: number): Promise<string[]> => {
  const next = (from: ReturnType<typeof sql>) => sql`
    select min(event_id) as event_id from ticket_selections where status = 'open' and event_id > ${from}`;
  const found = await rowsOf<{ event_id: string }>(
    database,
    sql`
    with recursive open_matches as (
      ${next(sql`${after}`)}
      union all
      select (${next(sql`open_matches.event_id`)}) from open_matches where open_matches.event_id is not null
    )
    select event_id from open_matches where event_id is not null limit ${limit}`,
  );
  return found.map(({ event_id }) => event_id);
};
