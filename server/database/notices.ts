import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './client.ts';

/** Notices of a channel of the database (LISTEN), from whatever sender: this process, another, or a console. */
export interface Notices {
  /** False while a notice would not reach this process. */
  heard(): boolean;
  close(): Promise<void>;
}

/** Between two looks at the line, and between two attempts to have one. */
const lookEvery = 5_000;
const patience = 5_000;

const ofEmbedded = async (client: PGlite, channel: string, hear: () => void): Promise<Notices> => {
  const unlisten = await client.listen(channel, hear);
  // A database that was closed before listens no more.
  return { heard: () => true, close: () => unlisten().catch(() => undefined) };
};

/** On a connection of its own: those of the pool change hands. */
const ofPostgres = async (pool: pg.Pool, channel: string, hear: () => void): Promise<Notices> => {
  const { connectionString, ssl } = pool.options;
  let line: pg.Client | null = null;
  let closed = false;

  const lose = (lost: pg.Client): void => {
    if (line === lost) line = null;
    lost.end().catch(() => undefined);
  };

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      ssl,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', hear);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      return lose(client);
    }
    if (closed) return lose(client);
    line = client;
    // Notices sent in the meantime are lost.
    hear();
  };

  const look = async (): Promise<void> => {
    const looked = line;
    if (looked === null) return connect();
    await looked.query('select 1').catch(() => lose(looked));
  };

  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, lookEvery);
  timer.unref();
  await connect();
  return {
    heard: () => line !== null,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await looking;
      if (line) lose(line);
    },
  };
};

/** Listens to a channel from now on; `hear` is called for each notice, and whenever some may have been missed. */
export const listenTo = (database: Database, channel: string, hear: () => void): Promise<Notices> => {
  const { $client } = database as Database & { $client: PGlite | pg.Pool };
  return 'listen' in $client ? ofEmbedded($client, channel, hear) : ofPostgres($client, channel, hear);
};
