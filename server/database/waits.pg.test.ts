import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import type { Database, OpenDatabase } from './client.ts';
import { openPostgres } from './open-database.ts';
import { retried } from './retry.ts';
import { operatorSettings } from './schema/settings.ts';
import { isDatabaseAway, isDatabaseBusy } from './unavailable.ts';

let postgres: ScratchPostgres;
let opened: OpenDatabase;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  opened = await postgres.open();
});
afterAll(() => postgres.drop());
beforeEach(async () => {
  await opened.database.delete(operatorSettings);
  await opened.database.insert(operatorSettings).values(['a', 'b'].map((key) => ({ key, list: 'test', value: '0' })));
});

const of = (key: string) => eq(operatorSettings.key, key);
const raise = (within: Database, key: string) =>
  within
    .update(operatorSettings)
    .set({ value: sql`(${operatorSettings.value}::int + 1)::text` })
    .where(of(key));
const values = async () => {
  const rows = await opened.database.select().from(operatorSettings).orderBy(operatorSettings.key);
  return rows.map(({ value }) => value);
};
const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

/** Holds a row in a transaction until it is released. */
const hold = async (database: Database, key: string) => {
  let letGo = (): void => undefined;
  let over: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    over = database.transaction(async (within) => {
      await raise(within, key);
      resolve();
      await new Promise<void>((end) => {
        letGo = end;
      });
    });
    over.catch(reject);
  });
  return () => {
    letGo();
    return failureOf(over);
  };
};

/** A pool with settings of its own, closed after the work. */
const withPool = async (options: Parameters<typeof openPostgres>[2], work: (database: Database) => Promise<void>) => {
  const { database, close } = await openPostgres(postgres.url, { databasePool: 1, sweepPool: 1 }, options);
  try {
    await work(database);
  } finally {
    await close();
  }
};

it('J1: a row that somebody holds is waited for so long; then it is busy, and the database is there', async () => {
  const letGo = await hold(opened.database, 'a');
  for (const database of [opened.database, opened.sweeps]) {
    const failure = await failureOf(raise(database, 'a'));
    expect(failure).toMatchObject({ cause: { code: '55P03' } });
    expect([isDatabaseBusy(failure), isDatabaseAway(failure)]).toEqual([true, false]);
  }
  await letGo();
  expect(await values()).toEqual(['1', '0']);
});

it('J1: a statement that takes too long is busy, and the database is there', async () => {
  await withPool({ statement_timeout: 100 }, async (database) => {
    const failure = await failureOf(database.execute(sql`select pg_sleep(5)`));
    expect(failure).toMatchObject({ cause: { code: '57014' } });
    expect([isDatabaseBusy(failure), isDatabaseAway(failure)]).toEqual([true, false]);
  });
});

it('J1: who finds every connection in use for too long is told that it is busy', async () => {
  await withPool({ connectionTimeoutMillis: 100 }, async (database) => {
    const letGo = await hold(database, 'a');
    expect(isDatabaseBusy(await failureOf(raise(database, 'b')))).toBe(true);
    await letGo();
    await raise(database, 'b');
  });
  expect(await values()).toEqual(['1', '1']);
});

it('J1: a transaction of which nothing is heard any more lets go of its rows', async () => {
  await withPool({ idle_in_transaction_session_timeout: 200 }, async (database) => {
    const letGo = await hold(database, 'a');
    await raise(opened.database, 'a');
    expect(await letGo()).toBeInstanceOf(Error);
  });
  expect(await values()).toEqual(['1', '0']);
});

it('J1: transactions that wait for each other (40P01) both come through', async () => {
  let inside = 0;
  const both = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (inside < 2) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  let runs = 0;
  const take = (first: string, second: string) =>
    retried(() =>
      opened.database.transaction(async (within) => {
        runs += 1;
        await raise(within, first);
        inside += 1;
        await both;
        await raise(within, second);
      }),
    );
  await Promise.all([take('a', 'b'), take('b', 'a')]);
  expect(runs).toBeGreaterThanOrEqual(3);
  expect(await values()).toEqual(['2', '2']);
});

it('J1: a serialization failure (40001) is run again up to three times, then it is busy and nothing is done', async () => {
  let runs = 0;
  const overtaken = (times: number) =>
    retried(() =>
      opened.database.transaction(
        async (within) => {
          runs += 1;
          await within.select().from(operatorSettings);
          if (runs <= times) await raise(opened.sweeps, 'a');
          await raise(within, 'a');
        },
        { isolationLevel: 'repeatable read' },
      ),
    );
  await overtaken(2);
  expect([runs, await values()]).toEqual([3, ['3', '0']]);
  runs = 0;
  const failure = await failureOf(overtaken(3));
  expect(failure).toMatchObject({ cause: { code: '40001' } });
  expect([runs, isDatabaseBusy(failure), isDatabaseAway(failure)]).toEqual([3, true, false]);
  expect(await values()).toEqual(['6', '0']);
});
