import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { migratePostgres, OldDatabase, openPostgres } from './open-database.ts';

const sizes = { databasePool: 2, sweepPool: 2 };

let postgres: ScratchPostgres;
beforeAll(async () => {
  postgres = await createScratchPostgres();
});
afterAll(() => postgres?.drop());

const open = async () => {
  const opened = await openPostgres(postgres.url, { ...sizes, migrateAtStart: false });
  await opened.close();
};
const asked = async (text: string) => {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

test('a server that may not migrate leaves an empty database as it is, and says what to do', async () => {
  await expect(open()).rejects.toThrow(OldDatabase);
  expect(await asked("select 1 from information_schema.tables where table_name = 'tickets'")).toEqual([]);
});

test('it starts on one that is up to date, and on one that a newer release has brought further', async () => {
  await migratePostgres(postgres.url);
  await open();
  await asked("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)");
  await open();
});

test('it refuses one that misses the newest migration', async () => {
  await asked(
    'delete from drizzle.__drizzle_migrations where created_at >= (select max(created_at) from drizzle.__drizzle_migrations where created_at < 99999999999999)',
  );
  await expect(open()).rejects.toThrow('npm run migrate');
});
