import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createClock } from '../time/clock.ts';
import { checkInvariants } from './check-invariants.ts';
import { createLedger, InsufficientFunds, type Ledger } from './ledger.ts';
import type { LedgerKey } from './ledger-key.ts';
import { moveAll } from './move-all.ts';

let open: OpenDatabase;
let database: Database;
let ledger: Ledger;
let userId: string;
let players = 0;

beforeAll(async () => {
  open = await openInMemory();
  database = open.database;
  ledger = createLedger(database, createClock());
});

beforeEach(async () => {
  players++;
  const row = { username: `p${players}`, usernameKey: `p${players}`, passwordHash: '-', createdAt: 0 };
  const [user] = await database.insert(users).values(row).returning({ id: users.id });
  userId = user?.id ?? '';
  await ledger.openWallet(userId, 1, 1_234_567.5);
});

afterAll(() => open.close());

const hold = (key: LedgerKey, amount: bigint) =>
  database.transaction((within) =>
    ledger.move(within, key, userId, [
      { account: 'cash', currencyId: 1, amount: -amount },
      { account: 'held', currencyId: 1, amount },
    ]),
  );

/** The message of the database itself, which drizzle wraps. */
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => String(error.cause ?? error),
  );

describe('the ledger', () => {
  it('numbers the states of a wallet, moved alone or with many', async () => {
    const seq = async () => (await ledger.wallets(userId)).map((wallet) => wallet.seq);
    const [opened = 0] = await seq();
    await hold(`hold:seq-${userId}`, 10n);
    expect(await seq()).toEqual([opened + 1]);
    await database.transaction((within) =>
      moveAll(
        within,
        [
          {
            key: `release:seq-${userId}`,
            userId,
            entries: [
              { account: 'cash', currencyId: 1, amount: 10n },
              { account: 'held', currencyId: 1, amount: -10n },
            ],
          },
        ],
        0,
      ),
    );
    expect(await seq()).toEqual([opened + 2]);
  });

  it('shows a wallet in major units and its credit in Serbian format', async () => {
    await ledger.openWallet(userId, 2, 5_000);
    await ledger.openWallet(userId, 1000, 0.05);
    const shown = await ledger.wallets(userId);
    expect(shown.map((wallet) => [wallet.currency, wallet.wallet_0, wallet.credit_text])).toEqual([
      ['RSD', 1_234_567.5, '1.234.567,50'],
      ['EUR', 5_000, '5.000,00 EUR'],
      ['FREEBET-RSD', 0.05, '0,05 FREEBET'],
    ]);
  });

  it('opens a wallet once', async () => {
    await ledger.openWallet(userId, 1, 999);
    expect((await ledger.wallets(userId)).map((wallet) => wallet.wallet_0)).toEqual([1_234_567.5]);
  });

  it('takes a held amount out of what is available', async () => {
    await hold(`hold:${userId}`, 20_000n);
    expect((await ledger.wallets(userId))[0]?.wallet_0).toBe(1_234_367.5);
  });

  it('refuses a movement beyond the balance and leaves nothing of it', async () => {
    await expect(hold(`hold:${userId}`, 123_456_751n)).rejects.toThrow(InsufficientFunds);
    expect((await ledger.wallets(userId))[0]?.wallet_0).toBe(1_234_567.5);
    const key = eq(ledgerTransactions.key, `hold:${userId}`);
    expect(await database.select().from(ledgerTransactions).where(key)).toEqual([]);
  });

  it('moves the money of one cause once', async () => {
    await hold(`hold:${userId}`, 100n);
    expect(await refusalOf(hold(`hold:${userId}`, 100n))).toContain('duplicate key');
    expect((await ledger.wallets(userId))[0]?.wallet_0).toBe(1_234_566.5);
  });

  it('does not commit a transaction that does not balance', async () => {
    const lopsided = database.transaction((within) =>
      ledger.move(within, `hold:lopsided-${userId}`, userId, [
        { account: 'cash', currencyId: 1, amount: 100n },
        { account: 'house', currencyId: 1, amount: -99n },
      ]),
    );
    expect(await refusalOf(lopsided)).toContain('does not balance');
  });

  it('does not commit a transaction without entries', async () => {
    expect(await refusalOf(database.insert(ledgerTransactions).values({ key: `empty:${userId}`, at: 0 }))).toContain(
      'does not balance',
    );
  });

  it('never changes or removes an entry', async () => {
    expect(await refusalOf(database.update(ledgerEntries).set({ amount: 1n }))).toContain('append-only');
    expect(await refusalOf(database.delete(ledgerEntries))).toContain('append-only');
    expect(await refusalOf(database.execute(sql`truncate ledger_entries`))).toContain('append-only');
  });

  it('keeps balances that the database itself refuses to see negative', async () => {
    const overdraw = database.execute(sql`update wallets set cash = -1 where user_id = ${userId}`);
    expect(await refusalOf(overdraw)).toContain('wallets_not_negative');
  });

  it('finds a balance that its entries do not explain', async () => {
    const broken = async () => (await checkInvariants(database, 0)).filter((line) => line.startsWith('INV2'));
    expect(await broken()).toEqual([]);
    await database.execute(sql`update wallets set cash = cash + 1 where user_id = ${userId}`);
    expect(await broken()).toEqual([`INV2: wallet ${userId}/1 cash is not the sum of its entries`]);
    await database.execute(sql`update wallets set cash = cash - 1 where user_id = ${userId}`);
  });
});
