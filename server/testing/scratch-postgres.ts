import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database/client.ts';
import { openPostgres } from '../database/open-database.ts';

const address = () => process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface ScratchPostgres {
  url: string;
  /** One more pool on the same database, as another server process has. */
  open(): Promise<OpenDatabase>;
  drop(): Promise<void>;
}

/** A database of a test's own on the PostgreSQL of TEST_DATABASE_URL. */
export const createScratchPostgres = async (): Promise<ScratchPostgres> => {
  const name = `matchday_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: address() });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(address());
  url.pathname = `/${name}`;
  const opened: OpenDatabase[] = [];
  return {
    url: url.href,
    open: async () => {
      const database = await openPostgres(url.href);
      opened.push(database);
      return database;
    },
    drop: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await administer(`drop database ${name} with (force)`);
    },
  };
};
