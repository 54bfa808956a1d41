import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import type { Database } from './client.ts';
import { operatorSettings } from './schema/settings.ts';
import { type Given, statement } from './statement.ts';
import { together } from './together.ts';

let postgres: ScratchPostgres;
let database: Database;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  ({ database } = await postgres.open());
});

afterAll(() => postgres.drop());

const kept = statement((within, given: Given<{ key: string; list: string; value: string }>) =>
  within.insert(operatorSettings).values(given).returning({ key: operatorSettings.key }),
);
const keep = (within: Database, key: string) => kept(within, { key, list: 'a test', value: '1' });
const stored = async () => (await database.select().from(operatorSettings)).map(({ key }) => key);

it('answers in the order in which they were asked, many transactions at once', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => [`a${index}`, `b${index}`, `c${index}`] as const);
  const answers = await Promise.all(
    keys.map((three) =>
      database.transaction(async (within) => {
        const [a, b, c] = three;
        return together(keep(within, a), keep(within, b), keep(within, c));
      }),
    ),
  );
  expect(answers).toEqual(keys.map((three) => three.map((key) => [{ key }])));
  expect((await stored()).sort()).toEqual(keys.flat().sort());
});

it('leaves nothing behind when one fails, tells that one, and runs nothing on after the transaction', async () => {
  const before = await stored();
  let late: Promise<unknown> = Promise.resolve();
  const failed = database.transaction((within) => {
    const refused = keep(within, 'a0');
    const goesOn = async () => {
      await keep(within, 'first');
      await keep(within, 'second');
    };
    const comesLate = async () => {
      await refused.catch(() => undefined);
      // By now the transaction would be over, and its connection anybody's.
      for (let round = 0; round < 5; round += 1) await stored();
      await keep(within, 'third');
    };
    late = comesLate();
    return together(goesOn(), refused, late);
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
  await expect(late).rejects.toMatchObject({ cause: { code: '25P02' } });
  expect(await stored()).toEqual(before);
  expect(await keep(database, 'afterwards')).toEqual([{ key: 'afterwards' }]);
});

it('waits for a row behind which others have asked already', async () => {
  await keep(database, 'row');
  const isRow = eq(operatorSettings.key, 'row');
  const value = operatorSettings.value;
  const raise = (step: number) =>
    database.transaction(async (within) => {
      const [, [row]] = await together(
        within.select({ value }).from(operatorSettings).where(isRow).for('update').execute(),
        within.select({ value }).from(operatorSettings).where(isRow).execute(),
        within.execute(sql`select pg_sleep(0.01)`),
      );
      const raised = String(Number(row?.value) + step);
      await within.update(operatorSettings).set({ value: raised }).where(isRow);
    });
  await Promise.all([1, 2, 3, 4, 5].map(raise));
  expect(await database.select({ value }).from(operatorSettings).where(isRow)).toEqual([{ value: '16' }]);
});
