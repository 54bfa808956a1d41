import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { openForGood, openInMemory } from './open-in-memory.ts';
import { startTestServer } from './start-test-server.ts';

/** Rows, places of sequences and settings of a connection, all of them. */
const stateOf = async (database: Database) => {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const counts = tables
    .map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
    .join(' union all ');
  return {
    rows: await rowsOf(database, sql.raw(`${counts} order by 1`)),
    sequences: await rowsOf(database, sql`select sequencename, last_value from pg_sequences order by 1`),
    role: await rowsOf(database, sql`show session_replication_role`),
    heard: await rowsOf(database, sql`select pg_listening_channels() as channel`),
  };
};

test('a database that is handed on is as empty as a new one', async () => {
  const fresh = await openForGood();
  const first = await openInMemory();
  const server = await startTestServer({}, undefined, first);
  const tokens = await server.signIn();
  expect((await server.call('/base/v1/users/ping', undefined, tokens.access_token)).status).toBe(200);
  expect(await stateOf(first.database)).not.toEqual(await stateOf(fresh.database));
  await server.close();

  const second = await openInMemory();
  expect((second.database as { $client?: unknown }).$client).toBe((first.database as { $client?: unknown }).$client);
  expect(await stateOf(second.database)).toEqual(await stateOf(fresh.database));
  await Promise.all([second.close(), fresh.close()]);
});

test('what a transaction asks beside itself is refused, where it would wait for ever', async () => {
  const { database, close } = await openInMemory();
  const beside = database.transaction(() => rowsOf(database, sql`select 1`));
  await expect(beside).rejects.toMatchObject({ cause: { message: expect.stringContaining('asked beside') } });
  expect(await database.transaction((within) => rowsOf(within, sql`select 1 as one`))).toEqual([{ one: 1 }]);
  await close();
});
