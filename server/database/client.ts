import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One schema, two engines: PGlite to try and develop, PostgreSQL for real money. A transaction is a Database too. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** The same, by connections of their own, for work nobody waits for: a slow turn of it takes none from the players. */
  sweeps: Database;
  close(): Promise<void>;
}
