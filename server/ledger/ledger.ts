import { and, asc, eq, sql } from 'drizzle-orm';
import type { Wallet } from '../../contract/entities/wallet.ts';
import { type Minor, parseMinor } from '../../domain/money/money.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { insertion } from '../database/insertion.ts';
import { ledgerEntries, ledgerTransactions, wallets } from '../database/schema/ledger.ts';
import { type Given, statement } from '../database/statement.ts';
import { together } from '../database/together.ts';
import type { LedgerKey } from './ledger-key.ts';
import { moveAll } from './move-all.ts';
import { type Entry, ledgerRowsOf, type Movement, type WalletChange, walletChangesOf } from './movement.ts';
import { walletView } from './wallet-view.ts';

/** The wallet has less than the movement takes. Thrown before anything is written; the transaction must end. */
export class InsufficientFunds extends Error {}

export interface Ledger {
  wallets(userId: string, within?: Database): Promise<Wallet[]>;
  /** The wallets of each of these players. */
  walletsOfAll(userIds: readonly string[], within: Database): Promise<Map<string, Wallet[]>>;
  /** Opens a wallet with an opening balance in major units; doing it twice changes nothing. */
  openWallet(userId: string, currencyId: number, amount: number, within?: Database): Promise<void>;
  /** Cash and bonus money of a wallet, locked until the transaction ends; null without such a wallet. */
  lockWallet(within: Database, userId: string, currencyId: number): Promise<{ cash: Minor; bonus: Minor } | null>;
  /** Moves money in the caller's transaction. `key` names the cause: the same cause twice is an error. */
  move(within: Database, key: LedgerKey, userId: string, entries: readonly Entry[]): Promise<void>;
  /** Moves money for many causes at once, in a handful of statements. */
  moveAll(within: Database, movements: readonly Movement[]): Promise<void>;
}

const changedWallet = statement((database, { userId, currencyId, cash, bonus, held }: Given<WalletChange>) =>
  database
    .update(wallets)
    .set({
      cash: sql`${wallets.cash} + ${cash}`,
      bonus: sql`${wallets.bonus} + ${bonus}`,
      held: sql`${wallets.held} + ${held}`,
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

const insertEntries = insertion(ledgerEntries);

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

const lockedWallet = statement((database, { userId, currencyId }: Given<Pick<WalletChange, 'userId' | 'currencyId'>>) =>
  database
    .select({ cash: wallets.cash, bonus: wallets.bonus })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.currencyId, currencyId)))
    .for('update'),
);

export const createLedger = (database: Database, clock: Clock): Ledger => {
  const move: Ledger['move'] = async (within, key, userId, entries) => {
    const changeWallet = async (change: Omit<WalletChange, 'userId'>): Promise<void> => {
      const changed = await changedWallet(within, { userId, ...change });
      if (changed.length !== 1) throw new InsufficientFunds(key);
    };
    // Wallets first: whoever holds one never waits for a movement of the same cause that waits for him.
    const changes = together(...walletChangesOf(entries).map(changeWallet));
    const [[transaction]] = await together(begunTransaction(within, { key, at: clock.now() }), changes);
    if (!transaction) throw new Error(`no ledger transaction for ${key}`);
    await insertEntries(within, ledgerRowsOf({ key, userId, entries }, transaction.id));
  };

  return {
    move,
    moveAll: (within, movements) => moveAll(within, movements, clock.now()),
    wallets: async (userId, within = database) => (await walletsOf(within, { userId })).map(walletView),
    walletsOfAll: async (userIds, within) => {
      const found = new Map<string, Wallet[]>(userIds.map((id) => [id, []]));
      const rows = await walletsOfMany(within, { userIds });
      for (const row of rows) found.get(row.userId)?.push(walletView(row));
      return found;
    },
    openWallet: async (userId, currencyId, opening, caller = database) => {
      const amount = parseMinor(opening);
      if (amount === null) throw new RangeError(`no opening balance: ${opening}`);
      await caller.transaction(async (within) => {
        const opened = await within
          .insert(wallets)
          .values({ userId, currencyId })
          .onConflictDoNothing()
          .returning({ currencyId: wallets.currencyId });
        if (opened.length === 0 || amount === 0n) return;
        await move(within, `opening:${userId}:${currencyId}`, userId, [
          { account: 'funding', currencyId, amount: -amount },
          { account: 'cash', currencyId, amount },
        ]);
      });
    },
    lockWallet: async (within, userId, currencyId) => {
      const [wallet] = await lockedWallet(within, { userId, currencyId });
      return wallet ?? null;
    },
  };
};
