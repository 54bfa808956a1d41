import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/client.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { type KeptLists, keepLists } from './kept-lists.ts';
import { createSettings, type Settings } from './settings.ts';

let postgres: ScratchPostgres;
let database: Database;
let lists: KeptLists[];
let nodes: [Settings, Settings];

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const [one, other] = [await postgres.open(), await postgres.open()];
  database = one.database;
  lists = [await keepLists(one.database), await keepLists(other.database)];
  nodes = [one, other].map((opened, nth) =>
    createSettings(opened.database, createStillClock(0), lists[nth] as KeptLists, { error: () => undefined }),
  ) as typeof nodes;
});
afterAll(async () => {
  for (const kept of lists ?? []) await kept.close();
  await postgres?.drop();
});

const isOn = async (node: Settings) =>
  (await node.statuses()).find(({ key }) => key === 'disableCasinoPage')?.value === 'true';

/** Ends the lines that listen, as a failing network or a restart of the database does. */
const cutLines = () =>
  database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`);

test('what one node sets another hears of; with no line to hear it on, each asks the database until there is one', async () => {
  const [one, other] = nodes;
  expect([await isOn(one), await isOn(other)]).toEqual([false, false]);
  await one.setStatus('disableCasinoPage', 'true');
  expect(await isOn(one)).toBe(true);
  await expect.poll(() => isOn(other)).toBe(true);

  await cutLines();
  const read: string[] = [];
  const asks = async () => {
    read.length = 0;
    const find = async () => new Map([[String(read.push('read')), '']]);
    await lists[1]?.of('mine', find);
    await lists[1]?.of('mine', find);
    return read.length;
  };
  await expect.poll(asks).toBe(2);
  await one.setStatus('disableCasinoPage', 'false');
  expect(await isOn(other)).toBe(false);

  await expect.poll(asks).toBeLessThan(2);
  await one.setStatus('disableCasinoPage', 'true');
  await expect.poll(() => isOn(other)).toBe(true);
});
