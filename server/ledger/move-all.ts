import { sql } from 'drizzle-orm';
import { insertAll, rowsAs } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { ledgerEntries, ledgerTransactions, wallets } from '../database/schema/ledger.ts';
import { ledgerRowsOf, type Movement, type WalletChange, walletChangesOf } from './movement.ts';

/** What movements change of each wallet, all of them together. */
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
  const { userId, currencyId, cash, bonus, held } = wallets;
  const changes = changesOf(movements);
  const given = rowsAs('given', { userId, currencyId, cash, bonus, held }, changes);
  await within.execute(sql`
    select from ${wallets} join ${given} using (user_id, currency_id)
    order by ${userId}, ${currencyId} for update of ${wallets}`);
  const changed = await within.execute(sql`
    update ${wallets} set cash = ${cash} + given.cash, bonus = ${bonus} + given.bonus, held = ${held} + given.held
    from ${given} where ${userId} = given.user_id and ${currencyId} = given.currency_id returning given.user_id`);
  const { length } = (changed as unknown as { rows: unknown[] }).rows;
  if (length !== changes.length) throw new Error(`${changes.length - length} wallets to be moved are not there`);
  const { key } = ledgerTransactions;
  const keys = movements.map((movement) => ({ key: movement.key, at }));
  const begun = await within.execute(sql`
    insert into ${ledgerTransactions} (key, at)
    select * from ${rowsAs('given', { key, at: ledgerTransactions.at }, keys)} returning id::text, key`);
  const ids = new Map(
    (begun as unknown as { rows: { id: string; key: string }[] }).rows.map((row) => [row.key, row.id]),
  );
  await insertAll(
    within,
    ledgerEntries,
    movements.flatMap((movement) => ledgerRowsOf(movement, BigInt(ids.get(movement.key) ?? 0))),
  );
};
