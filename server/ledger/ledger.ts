import type { Wallet } from '../../contract/entities/wallet.ts';
import { type Minor, parseMinor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { together } from '../database/together.ts';
import type { Clock } from '../time/clock.ts';
import type { LedgerKey } from './ledger-key.ts';
import {
  changeWallet,
  lockedMoney,
  moneyOf,
  storeEntries,
  storeTransaction,
  storeWallet,
  walletsOfPlayer,
  walletsOfPlayers,
} from './ledger-repository.ts';
import { moveAll } from './move-all.ts';
import { type Entry, ledgerRowsOf, type Movement, type WalletChange, walletChangesOf } from './movement.ts';
import { walletView } from './wallet-view.ts';

/** The wallet has less than the movement takes. Thrown before anything is written; the transaction must end. */
export class InsufficientFunds extends Error {}

export interface Ledger {
  wallets(userId: string, within?: Database): Promise<Wallet[]>;
  walletsOfAll(userIds: readonly string[], within: Database): Promise<Map<string, Wallet[]>>;
  /** Opens a wallet with an opening balance in major units; doing it twice changes nothing. */
  openWallet(userId: string, currencyId: number, amount: number, within?: Database): Promise<void>;
  /** Cash and bonus money of a wallet together; 0 without such a wallet. */
  creditOf(userId: string, currencyId: number): Promise<Minor>;
  /** Cash and bonus money of a wallet, locked until the transaction ends; null without such a wallet. */
  lockWallet(within: Database, userId: string, currencyId: number): Promise<{ cash: Minor; bonus: Minor } | null>;
  /** Moves money in the caller's transaction. `key` names the cause: the same cause twice is an error. */
  move(within: Database, key: LedgerKey, userId: string, entries: readonly Entry[]): Promise<void>;
  /** Moves money for many causes at once, in a handful of statements. */
  moveAll(within: Database, movements: readonly Movement[]): Promise<void>;
}

export const createLedger = (database: Database, clock: Clock): Ledger => {
  const move: Ledger['move'] = async (within, key, userId, entries) => {
    const changeOwn = async (change: Omit<WalletChange, 'userId'>): Promise<void> => {
      if (!(await changeWallet(within, { userId, ...change }))) throw new InsufficientFunds(key);
    };
    // Wallets first: a transaction that holds one never waits for a movement of the same cause that waits for it.
    const changes = together(...walletChangesOf(entries).map(changeOwn));
    const [transactionId] = await together(storeTransaction(within, key, clock.now()), changes);
    await storeEntries(within, ledgerRowsOf({ key, userId, entries }, transactionId));
  };

  return {
    move,
    moveAll: (within, movements) => moveAll(within, movements, clock.now()),
    wallets: async (userId, within = database) => (await walletsOfPlayer(within, userId)).map(walletView),
    walletsOfAll: async (userIds, within) => {
      const found = new Map<string, Wallet[]>(userIds.map((id) => [id, []]));
      for (const row of await walletsOfPlayers(within, userIds)) found.get(row.userId)?.push(walletView(row));
      return found;
    },
    openWallet: async (userId, currencyId, opening, caller = database) => {
      const amount = parseMinor(opening);
      if (amount === null) throw new RangeError(`no opening balance: ${opening}`);
      await caller.transaction(async (within) => {
        if (!(await storeWallet(within, userId, currencyId)) || amount === 0n) return;
        await move(within, `opening:${userId}:${currencyId}`, userId, [
          { account: 'funding', currencyId, amount: -amount },
          { account: 'cash', currencyId, amount },
        ]);
      });
    },
    lockWallet: (within, userId, currencyId) => lockedMoney(within, { userId, currencyId }),
    creditOf: async (userId, currencyId) => {
      const wallet = await moneyOf(database, { userId, currencyId });
      return wallet ? wallet.cash + wallet.bonus : 0n;
    },
  };
};
