import { and, eq, gt, gte, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { depositExpiry } from '../../domain/limits.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts';
import { payments } from '../database/schema/payments.ts';
import { vouchers } from '../database/schema/vouchers.ts';
import { together } from '../database/together.ts';

const arrivedSince = async (
  within: Database,
  userId: string,
  currencyId: number,
  since: number,
  cause: SQL | undefined,
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
        gt(ledgerEntries.amount, 0n),
        cause,
      ),
    );
  return BigInt(sum?.amount ?? 0);
};

/** Whoever plays on an agent's credit pays in at his counter. What the agent takes back gives no room for more, like a withdrawal. */
const byAgents = like(ledgerTransactions.key, 'creditGiven:%');

/** A voucher that somebody else made was bought of him; one's own only brings back what was there. Bonus money is no deposit. */
const vouchersUsedSince = async (
  within: Database,
  userId: string,
  currencyId: number,
  since: number,
): Promise<Minor> => {
  const [found] = await within
    .select({ sum: sql<string>`coalesce(sum(${vouchers.amount} - ${vouchers.bonus}), 0)` })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.usedBy, userId),
        ne(vouchers.creator, userId),
        eq(vouchers.currencyId, currencyId),
        gte(vouchers.closedAt, since),
      ),
    );
  return BigInt(found?.sum ?? 0);
};

/** What came by ledger transactions of such a cause, and by vouchers of others. */
const broughtSince = async (
  within: Database,
  userId: string,
  currencyId: number,
  since: number,
  cause: SQL | undefined,
): Promise<Minor> => {
  const [arrived, used] = await together(
    arrivedSince(within, userId, currencyId, since, cause),
    vouchersUsedSince(within, userId, currencyId, since),
  );
  return arrived + used;
};

/**
 * What deposits, agents and vouchers of others have brought into a wallet since an instant, in minor units; deposits still
 * under way have brought nothing.
 */
export const creditedSince = (within: Database, userId: string, currencyId: number, since: number): Promise<Minor> =>
  broughtSince(within, userId, currencyId, since, or(like(ledgerTransactions.key, 'deposit:%'), byAgents));

/**
 * What a player deposited, was given by agents and took from vouchers of others since an instant, and what he may still
 * pay at `at` of what he began since, in minor units.
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
  return BigInt(found?.sum ?? 0) + (await broughtSince(within, userId, currencyId, since, byAgents));
};
