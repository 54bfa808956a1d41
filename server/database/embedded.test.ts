import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, test } from 'vitest';
import { createEmbedded } from './embedded.ts';

const usual = drizzle(await PGlite.create());
const embedded = drizzle(await createEmbedded());
afterAll(() => Promise.all([usual.$client.close(), embedded.$client.close()]));

const values = [
  "timestamptz '2026-03-02 18:00:00.123+02'",
  "timestamp '2026-03-02 18:00:00'",
  "date '2026-03-02'",
  "interval '2 days 3 hours'",
  "array[timestamptz '2026-03-02 18:00+00', null]",
  "array[timestamp '2026-03-02 18:00']",
  "array[date '2026-03-02']",
  "array[interval '1 minute']",
  'array[1.50::numeric, 2]',
  "array['a', null]",
  '1.50::numeric',
  '9007199254740993::bigint',
  '1::int',
  'true',
  `'{"a": [1, null]}'::jsonb`,
  "'\\x00ff'::bytea",
  'null',
];

test.each(values)('%s is read as drizzle reads it, beside transactions and in them', async (value) => {
  const statement = sql.raw(`select ${value} as value`);
  const { rows } = await usual.execute(statement);
  expect(rows).toHaveLength(1);
  expect((await embedded.execute(statement)).rows).toEqual(rows);
  expect((await embedded.transaction((within) => within.execute(statement))).rows).toEqual(rows);
});
