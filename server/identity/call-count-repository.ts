import { lt, sql } from 'drizzle-orm';
import { rowsAs } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { callCounts } from '../database/schema/identity.ts';

export interface CallCount {
  caller: string;
  minute: number;
  calls: number;
}

/** Adds calls to those of a minute; answers how many there are by then, of all servers. One after the other by name: two servers never wait for each other. */
export const addCalls = (database: Database, added: readonly CallCount[]): Promise<Omit<CallCount, 'minute'>[]> => {
  const { caller, minute, calls } = callCounts;
  return rowsOf(
    database,
    sql`
    insert into ${callCounts} as kept (caller, minute, calls)
    select * from ${rowsAs('given', { caller, minute, calls }, added)} order by caller
    on conflict (minute, caller) do update set calls = kept.calls + excluded.calls
    returning caller, calls`,
  );
};

export const deleteCallsBefore = async (database: Database, minute: number): Promise<void> => {
  await database.delete(callCounts).where(lt(callCounts.minute, minute));
};
