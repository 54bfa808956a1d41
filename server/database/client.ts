import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { root } from '../root.ts';
import { returnLostLines } from './lost-lines.ts';

declare module 'pg' {
  interface ClientConfig {
    /** Statements are sent as they come, without waiting for the answer of the one before. Its types leave it out. */
    pipeline?: boolean;
  }
}

/** One schema, two engines: PGlite to try and develop, PostgreSQL for real money. A transaction is a Database too. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** The line to PostgreSQL: statements of one moment leave as one packet, for each that leaves costs the kernel its own. */
class Line extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** A database that does not answer in this time is down: the call fails, and its transaction leaves nothing behind. */
const patience = 10_000;

const migrationsFolder = `${root}server/database/migrations`;

/** Opens PostgreSQL at this address and brings it up to date; nodes that start together migrate one after another. */
export const openPostgres = async (url: string, options: pg.PoolConfig = {}): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    pipeline: true,
    stream: () => new Line(),
    ...options,
  });
  // A lost connection fails the query that waits on it and is replaced by the pool; without listeners, idle or in use,
  // it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  returnLostLines(pool);
  const turn = await pool.connect();
  try {
    await turn.query('set statement_timeout = 0');
    await turn.query("select pg_advisory_lock(hashtext('matchday migrations'))");
    await migrateNodePostgres(drizzleNodePostgres(turn), { migrationsFolder });
    await turn.query("select pg_advisory_unlock(hashtext('matchday migrations'))");
    await turn.query('reset statement_timeout');
  } finally {
    turn.release();
  }
  return { database: drizzleNodePostgres(pool), close: () => pool.end() };
};

/** An embedded database, brought up to date. */
export const upToDate = async (client: PGlite): Promise<OpenDatabase> => {
  const database = drizzlePglite(client);
  await migratePglite(database, { migrationsFolder });
  return { database, close: () => client.close() };
};

/** Opens the embedded database in a folder ({@link lockFolder} first) and brings it up to date. */
export const openEmbedded = async (folder: string): Promise<OpenDatabase> => upToDate(await PGlite.create(folder));
