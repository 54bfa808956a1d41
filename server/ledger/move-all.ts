import type { Database } from '../database/client.ts';
import { changeWallets, storeManyEntries, storeTransactions } from './ledger-repository.ts';
import { ledgerRowsOf, type Movement, type WalletChange, walletChangesOf } from './movement.ts';

const changesOf = (movements: readonly Movement[]): WalletChange[] => {
  const changes = new Map<string, WalletChange>();
  for (const { userId, entries } of movements) {
    for (const { currencyId, cash, bonus, held } of walletChangesOf(entries)) {
      const key = `${userId} ${currencyId}`;
      const before = changes.get(key) ?? { userId, currencyId, cash: 0n, bonus: 0n, held: 0n };
      changes.set(key, {
        ...before,
        cash: before.cash + cash,
        bonus: before.bonus + bonus,
        held: before.held + held,
      });
    }
  }
  return [...changes.values()];
};

/**
 * Many movements in the caller's transaction. Wallets are locked in one order: two that move money of the same players
 * at the same time wait for each other and never both. Throws where a wallet has too little, and when it is missing.
 */
export const moveAll = async (within: Database, movements: readonly Movement[], at: number): Promise<void> => {
  if (movements.length === 0) return;
  const changes = changesOf(movements);
  const missing = changes.length - (await changeWallets(within, changes));
  if (missing > 0) throw new Error(`${missing} wallets to be moved are not there`);
  const keys = movements.map(({ key }) => key);
  const ids = await storeTransactions(within, keys, at);
  await storeManyEntries(
    within,
    movements.flatMap((movement) => ledgerRowsOf(movement, ids.get(movement.key) ?? 0n)),
  );
};
