import { eq, inArray, sql } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts';
import type { LedgerKey } from '../ledger/ledger-key.ts';

/** What a wallet has from the settlements of a ticket, minor units: paid, less what was taken back. */
export interface Paid {
  currencyId: number;
  cash: Minor;
  bonus: Minor;
}

/** What the movements under these keys brought the wallets of a player, all in all. */
export const paidUnder = (within: Database, keys: readonly LedgerKey[]): Promise<Paid[]> => {
  const sumOf = (account: 'cash' | 'bonus') =>
    sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.account} = ${account}), 0)`.mapWith(BigInt);
  return within
    .select({ currencyId: ledgerEntries.currencyId, cash: sumOf('cash'), bonus: sumOf('bonus') })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(inArray(ledgerTransactions.key, keys))
    .groupBy(ledgerEntries.currencyId)
    .orderBy(ledgerEntries.currencyId);
};
