import { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { root } from '../root.ts';
import type { OpenDatabase } from './client.ts';
import { damaged } from './data-folder.ts';
import { createEmbedded } from './embedded.ts';
import { returnLostLines } from './lost-lines.ts';
import { partByMonth } from './months.ts';

declare module 'pg' {
  interface ClientConfig {
    /** Statements are sent as they come, without waiting for the answer of the one before. Its types leave it out. */
    pipeline?: boolean;
  }
}

/** The line to PostgreSQL: statements of one moment leave as one packet, for each that leaves costs the kernel its own. */
class Line extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** How long is waited, in milliseconds, and for what (docs/decisions/2026-11-22-locks-and-clocks.md). */
const patience = {
  /** A statement, or a free connection. */
  answer: 10_000,
  /** For a row that is locked: a call that waits longer is answered with busy. */
  lock: 3_000,
  /** The same for a sweep, which comes back to it in its next turn. */
  sweptLock: 500,
  /** For a transaction whose process is frozen or gone: after this its locks are released. */
  silence: 5_000,
  /** A quiet line that is asked whether anybody is still there. */
  keepAlive: 10_000,
};

const undefinedTable = '42P01';

const migrationsFolder = `${root}server/database/migrations`;

const poolOf = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionTimeoutMillis: patience.answer,
    statement_timeout: patience.answer,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.silence,
    keepAlive: true,
    keepAliveInitialDelayMillis: patience.keepAlive,
    pipeline: true,
    stream: () => new Line(),
    ...options,
  });
  // A lost connection fails the query that waits on it and is replaced by the pool; without listeners, idle or in use,
  // it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  returnLostLines(pool);
  return pool;
};

/** PostgreSQL is older than this server, which may not change it; `message` holds the remedy. */
export class OldDatabase extends Error {}

/** A connection that may take its time; its end releases what it locked. */
const onItsOwn = async (connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience.answer });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Brings PostgreSQL up to date. Another process that does so at the same time waits. */
export const migratePostgres = (connectionString: string): Promise<void> =>
  onItsOwn(connectionString, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('matchday migrations'))");
    const database = drizzleNodePostgres(client);
    await migrateNodePostgres(database, { migrationsFolder });
    await partByMonth(database);
  });

/** Throws where a migration that this server knows was not made; one that a newer server made is none of its business. */
const requireUpToDate = (connectionString: string): Promise<void> =>
  onItsOwn(connectionString, async (client) => {
    const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
    const { rows } = await client
      .query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
      .catch((error: unknown) => {
        if ((error as { code?: unknown }).code === undefinedTable) return { rows: [] };
        throw error;
      });
    if (Number(rows[0]?.newest ?? 0) < Math.max(...known))
      throw new OldDatabase('The database is older than this server: run `npm run migrate` first.');
  });

/** How many connections of one process there are, for calls and for sweeps. */
export interface PoolSizes {
  databasePool: number;
  sweepPool: number;
  /** Whether it is brought up to date; otherwise it has to be. */
  migrateAtStart?: boolean;
}

const usualSizes: PoolSizes = { databasePool: 10, sweepPool: 5 };

/** Opens PostgreSQL at this address, up to date. */
export const openPostgres = async (
  connectionString: string,
  { databasePool, sweepPool, migrateAtStart = true }: PoolSizes = usualSizes,
  options: pg.PoolConfig = {},
): Promise<OpenDatabase> => {
  await (migrateAtStart ? migratePostgres : requireUpToDate)(connectionString);
  const calls = poolOf({ connectionString, max: databasePool, ...options });
  const sweeps = poolOf({ connectionString, max: sweepPool, lock_timeout: patience.sweptLock, ...options });
  return {
    database: drizzleNodePostgres(calls),
    sweeps: drizzleNodePostgres(sweeps),
    close: async () => void (await Promise.all([calls.end(), sweeps.end()])),
  };
};

export const upToDate = async (client: PGlite): Promise<OpenDatabase> => {
  const database = drizzlePglite(client);
  await migratePglite(database, { migrationsFolder });
  return { database, sweeps: database, close: () => client.close() };
};

/** Opens the embedded database in a folder ({@link lockFolder} first) and brings it up to date. */
export const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  const client = await createEmbedded({ dataDir: folder }).catch((cause: unknown) => {
    throw damaged(folder, { cause });
  });
  return upToDate(client);
};
