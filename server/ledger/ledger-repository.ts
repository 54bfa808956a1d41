import { and, asc, eq, sql } from 'drizzle-orm';
import { insertAll, rowsAs } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { insertion } from '../database/insertion.ts';
import { rowsOf } from '../database/rows-of.ts';
import { ledgerEntries, ledgerTransactions, wallets } from '../database/schema/ledger.ts';
import { type Given, statement } from '../database/statement.ts';
import type { WalletChange } from './movement.ts';

/** A wallet as it is stored, in minor units. */
export type StoredWallet = typeof wallets.$inferSelect;
type NewEntry = typeof ledgerEntries.$inferInsert;
type OneWallet = Pick<WalletChange, 'userId' | 'currencyId'>;

const changedWallet = statement((database, { userId, currencyId, cash, bonus, held }: Given<WalletChange>) =>
  database
    .update(wallets)
    .set({
      cash: sql`${wallets.cash} + ${cash}`,
      bonus: sql`${wallets.bonus} + ${bonus}`,
      held: sql`${wallets.held} + ${held}`,
      seq: sql`${wallets.seq} + 1`,
    })
    .where(
      and(
        eq(wallets.userId, userId),
        eq(wallets.currencyId, currencyId),
        sql`${wallets.cash} + ${cash} >= 0 and ${wallets.bonus} + ${bonus} >= 0 and ${wallets.held} + ${held} >= 0`,
      ),
    )
    .returning({ currencyId: wallets.currencyId }),
);

const begunTransaction = statement((database, given: Given<{ key: string; at: number }>) =>
  database.insert(ledgerTransactions).values(given).returning({ id: ledgerTransactions.id }),
);

const walletsOf = statement((database, { userId }: Given<{ userId: string }>) =>
  database.select().from(wallets).where(eq(wallets.userId, userId)).orderBy(asc(wallets.currencyId)),
);

const walletsOfMany = statement((database, { userIds }: Given<{ userIds: readonly string[] }>) =>
  database
    .select()
    .from(wallets)
    .where(sql`${wallets.userId} = any(${userIds}::uuid[])`)
    .orderBy(asc(wallets.userId), asc(wallets.currencyId)),
);

const lockedWallet = statement((database, { userId, currencyId }: Given<OneWallet>) =>
  database
    .select({ cash: wallets.cash, bonus: wallets.bonus })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.currencyId, currencyId)))
    .for('update'),
);

const oneWallet = statement((database, { userId, currencyId }: Given<OneWallet>) =>
  database
    .select({ cash: wallets.cash, bonus: wallets.bonus })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.currencyId, currencyId))),
);

export const walletsOfPlayer = (within: Database, userId: string): Promise<StoredWallet[]> =>
  walletsOf(within, { userId });

export const walletsOfPlayers = (within: Database, userIds: readonly string[]): Promise<StoredWallet[]> =>
  walletsOfMany(within, { userIds });

/** Whether there was none before. */
export const storeWallet = async (within: Database, userId: string, currencyId: number): Promise<boolean> => {
  const opened = await within
    .insert(wallets)
    .values({ userId, currencyId })
    .onConflictDoNothing()
    .returning({ currencyId: wallets.currencyId });
  return opened.length > 0;
};

/** Cash and bonus money of a wallet as they are; null where it is not opened. */
export const moneyOf = async (within: Database, wallet: OneWallet) => {
  const [found] = await oneWallet(within, wallet);
  return found ?? null;
};

/** Cash and bonus money of a wallet, whose row is locked until the transaction ends. */
export const lockedMoney = async (within: Database, wallet: OneWallet) => {
  const [found] = await lockedWallet(within, wallet);
  return found ?? null;
};

/** False where the wallet has too little, or is none: nothing is changed then. */
export const changeWallet = async (within: Database, change: WalletChange): Promise<boolean> =>
  (await changedWallet(within, change)).length === 1;

export const storeTransaction = async (within: Database, key: string, at: number): Promise<bigint> => {
  const [transaction] = await begunTransaction(within, { key, at });
  if (!transaction) throw new Error(`no ledger transaction for ${key}`);
  return transaction.id;
};

export const storeEntries: (within: Database, rows: readonly NewEntry[]) => Promise<void> = insertion(ledgerEntries);

/** The same for those of many, in one statement of one text. */
export const storeManyEntries = (within: Database, rows: readonly NewEntry[]): Promise<void> =>
  insertAll(within, ledgerEntries, rows);

/** Locks the wallets in one order, then changes each; answers how many there were. */
export const changeWallets = async (within: Database, changes: readonly WalletChange[]): Promise<number> => {
  const { userId, currencyId, cash, bonus, held } = wallets;
  const given = rowsAs('given', { userId, currencyId, cash, bonus, held }, changes);
  await within.execute(sql`
    select from ${wallets} join ${given} using (user_id, currency_id)
    order by ${userId}, ${currencyId} for update of ${wallets}`);
  const changed = await rowsOf(
    within,
    sql`
    update ${wallets} set cash = ${cash} + given.cash, bonus = ${bonus} + given.bonus, held = ${held} + given.held, seq = ${wallets.seq} + 1
    from ${given} where ${userId} = given.user_id and ${currencyId} = given.currency_id returning given.user_id`,
  );
  return changed.length;
};

/** Begins a transaction for each of these keys; answers their ids by key. */
export const storeTransactions = async (
  within: Database,
  keys: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, bigint>> => {
  const { key } = ledgerTransactions;
  const rows = keys.map((one) => ({ key: one, at }));
  const begun = await rowsOf<{ id: string; key: string }>(
    within,
    sql`
    insert into ${ledgerTransactions} (key, at)
    select * from ${rowsAs('given', { key, at: ledgerTransactions.at }, rows)} returning id::text, key`,
  );
  return new Map(begun.map((row) => [row.key, BigInt(row.id)]));
};
