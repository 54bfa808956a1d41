import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { sessions } from '../database/schema/identity.ts';
import { outbox } from '../database/schema/outbox.ts';
import { cashOuts, settledResults } from '../database/schema/tickets.ts';

const countOf = async (database: Database, deletion: SQL): Promise<number> => (await rowsOf(database, deletion)).length;

/** Deletes news sent before an instant, up to a number; answers how many they were. */
export const deleteSentNews = (database: Database, before: number, batch: number): Promise<number> =>
  // Only among the oldest: when the others were sent is only found by reading each of them.
  countOf(
    database,
    sql`delete from ${outbox} where id in (select id from
      (select id, sent_at from ${outbox} order by id limit ${batch}) oldest
      where sent_at < ${before}::bigint) returning id`,
  );

/** The same of quotes that nobody took and that ended before. */
export const deleteUntakenQuotes = (database: Database, before: number, batch: number): Promise<number> =>
  countOf(
    database,
    sql`delete from ${cashOuts} where id in (select id from ${cashOuts}
      where taken_at is null and expires_at < ${before}::bigint limit ${batch}) returning id`,
  );

/** The same of sessions that ended before. */
export const deleteOldSessions = (database: Database, before: number, batch: number): Promise<number> =>
  countOf(
    database,
    sql`delete from ${sessions} where id in
      (select id from ${sessions} where expires_at < ${before}::bigint limit ${batch}) returning id`,
  );

/** The same of results by which the first tickets were settled before: no feed says them any more. */
export const deleteOldResults = (database: Database, before: number, batch: number): Promise<number> =>
  countOf(
    database,
    sql`delete from ${settledResults} where event_id in
      (select event_id from ${settledResults} where settled_at < ${before}::bigint limit ${batch}) returning event_id`,
  );
