import { and, eq, gte, like, sql } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts';

/** What deposits have brought into a wallet since an instant, in minor units; those still under way have brought nothing. */
export const creditedSince = async (
  within: Database,
  userId: string,
  currencyId: number,
  since: number,
): Promise<Minor> => {
  const [sum] = await within
    .select({ amount: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        eq(ledgerEntries.currencyId, currencyId),
        eq(ledgerEntries.account, 'cash'),
        gte(ledgerTransactions.at, since),
        like(ledgerTransactions.key, 'deposit:%'),
      ),
    );
  return BigInt(sum?.amount ?? 0);
};
