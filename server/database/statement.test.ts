import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '../testing/open-in-memory.ts';
import type { Database, OpenDatabase } from './client.ts';
import { insertion } from './insertion.ts';
import { ledgerTransactions } from './schema/ledger.ts';
import { paymentNotices } from './schema/payments.ts';
import { sandboxCommands, userSettings } from './schema/settings.ts';
import { type Given, statement } from './statement.ts';

let open: OpenDatabase;
let database: Database;

beforeAll(async () => {
  open = await openInMemory();
  database = open.database;
});

afterAll(() => open.close());

const notices = insertion(paymentNotices);

const noticesOf = statement((within, { reference }: Given<{ reference: string }>) =>
  within.select().from(paymentNotices).where(eq(paymentNotices.reference, reference)).orderBy(asc(paymentNotices.id)),
);

const aNotice = (reference: string, amount: bigint) => ({
  reference,
  amount,
  outcome: 'paid' as const,
  currency: 'RSD',
  verdict: 'again' as const,
  at: 1_795_380_000_000,
});

it('reads rows as the query builder does, and writes any number of them', async () => {
  await notices(database, [aNotice('a', 9_007_199_254_740_993n)]);
  await notices(database, [aNotice('a', 2n), aNotice('a', 3n)]);
  const built = await database.select().from(paymentNotices).where(eq(paymentNotices.reference, 'a'));
  expect(built.map(({ amount }) => amount)).toEqual([9_007_199_254_740_993n, 2n, 3n]);
  expect(await noticesOf(database, { reference: 'a' })).toEqual(built);
  expect(await noticesOf(database, { reference: 'nobody' })).toEqual([]);
});

it('runs in the transaction it is given, and ends with it', async () => {
  await notices(database, [aNotice('kept', 1n)]);
  const given = database.transaction(async (within) => {
    await notices(within, [aNotice('kept', 2n)]);
    expect(await noticesOf(within, { reference: 'kept' })).toHaveLength(2);
    throw new Error('given up');
  });
  await expect(given).rejects.toThrow('given up');
  expect(await noticesOf(database, { reference: 'kept' })).toHaveLength(1);
});

const command = statement((within, given: Given<typeof sandboxCommands.$inferInsert>) =>
  within.insert(sandboxCommands).values(given).returning(),
);

it('leaves to the table what it is not given, and tells it from what is null', async () => {
  const payload = { text: `"it's"`, list: [1, null] };
  const [plain] = await command(database, { command: 'x', payload, at: 1 });
  const [spent] = await command(database, { command: 'x', payload, at: 2, spentAt: 3 });
  const [again] = await command(database, { command: 'x', payload, at: 4, spentAt: undefined });
  const [none] = await command(database, { command: 'x', payload, at: 5, spentAt: null });
  expect([plain, spent, again, none]).toEqual(
    [null, 3, null, null].map((spentAt, index) => ({
      id: index + 1,
      command: 'x',
      payload,
      at: [1, 2, 4, 5][index],
      spentAt,
    })),
  );
});

it('writes null as no value, where JSON has a null of its own', async () => {
  const moved = insertion(sandboxCommands);
  await expect(moved(database, [{ command: 'y', payload: null as never, at: 1 }])).rejects.toThrow();
  expect(await database.$count(sandboxCommands, eq(sandboxCommands.command, 'y'))).toBe(0);
});

it('updates by its values, each in the form of its column', async () => {
  await command(database, { command: 'z', payload: {}, at: 1 });
  const spend = statement(
    (within, { name, ...terms }: Given<{ name: string; payload: Record<string, unknown>; spentAt: number }>) =>
      within
        .update(sandboxCommands)
        .set({ ...terms, at: sql`${sandboxCommands.at} + ${terms.spentAt}` })
        .where(and(eq(sandboxCommands.command, name), sql`${sandboxCommands.spentAt} is null`))
        .returning({ payload: sandboxCommands.payload, spentAt: sandboxCommands.spentAt, at: sandboxCommands.at }),
  );
  const values = { name: 'z', payload: { by: 'a test' }, spentAt: 7 };
  expect(await spend(database, values)).toEqual([{ payload: { by: 'a test' }, spentAt: 7, at: 8 }]);
  expect(await spend(database, values)).toEqual([]);
});

it('refuses to be composed over several tables, whose rows it could not read', async () => {
  const both = statement((within, { key }: Given<{ key: string }>) =>
    within
      .select()
      .from(ledgerTransactions)
      .leftJoin(userSettings, eq(userSettings.object, ledgerTransactions.key))
      .where(eq(ledgerTransactions.key, key)),
  );
  expect(() => both(database, { key: 'x' })).toThrow('a statement reads the columns of one table');
});
