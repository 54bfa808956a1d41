import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { openInMemory } from '../testing/open-in-memory.ts';
import type { Database } from './client.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

const folder = fileURLToPath(new URL('.', import.meta.url));
const names = (path: string, ending: string) => readdirSync(`${folder}${path}`).filter((name) => name.endsWith(ending));

/** The tables as the code declares them. */
const declared = async (): Promise<Snapshot> => {
  const files = names('schema', '.ts').map(
    (name) => import(`./schema/${name.replace('.ts', '')}.ts`) as Promise<object>,
  );
  return generateDrizzleJson(Object.assign({}, ...(await Promise.all(files))));
};

const catalogue = {
  columns: sql`select table_name, column_name, data_type, is_nullable, column_default, identity_generation
    from information_schema.columns where table_schema = 'public' order by 1, 2`,
  constraints: sql`select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't') order by 1, 2`,
  indexes: sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
};
const shapeOf = async (database: Pick<Database, 'execute'>) => {
  const rows = async (query: typeof catalogue.columns) => ((await database.execute(query)) as { rows: unknown[] }).rows;
  return {
    columns: await rows(catalogue.columns),
    constraints: await rows(catalogue.constraints),
    indexes: await rows(catalogue.indexes),
  };
};

test('the newest snapshot says what the code declares: the next migration holds only what is new', async () => {
  const newest = names('migrations', '.sql').at(-1)?.slice(0, 4);
  const snapshot = readFileSync(`${folder}migrations/meta/${newest}_snapshot.json`, 'utf8');
  expect(await generateMigration(JSON.parse(snapshot) as Snapshot, await declared())).toEqual([]);
});

test('the migrations make the tables that the code declares', async () => {
  const migrated = await openInMemory();
  const fresh = drizzle(await PGlite.create());
  for (const statement of await generateMigration(generateDrizzleJson({}), await declared())) {
    await fresh.execute(sql.raw(statement));
  }
  expect(await shapeOf(migrated.database)).toEqual(await shapeOf(fresh as never));
  await Promise.all([migrated.close(), fresh.$client.close()]);
});
