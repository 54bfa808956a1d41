import { and, eq, gt, gte, like, or, sql } from 'drizzle-orm';
import { depositExpiry } from '../../domain/limits.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts';
import { payments } from '../database/schema/payments.ts';

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

/**
 * What a player deposited since an instant, and what he may still pay at `at` of what he began since, in minor units.
 */
export const depositedSince = async (
  within: Database,
  userId: string,
  currencyId: number,
  since: number,
  at: number,
): Promise<Minor> => {
  const [found] = await within
    .select({ sum: sql<string>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.currencyId, currencyId),
        gte(payments.createdAt, since),
        or(
          eq(payments.state, 'credited'),
          and(eq(payments.state, 'started'), gt(payments.createdAt, at - depositExpiry)),
        ),
      ),
    );
  return BigInt(found?.sum ?? 0);
};
