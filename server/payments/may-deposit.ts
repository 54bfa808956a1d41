import { and, eq, gt, gte, or, sql } from 'drizzle-orm';
import { depositExpiry } from '../../domain/limits.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { payments } from '../database/schema/payments.ts';

/** A deposit somebody wants to begin; `at` is the server's now. */
export interface DepositAsked {
  userId: string;
  currencyId: number;
  amount: Minor;
  at: number;
}

/**
 * Throws a RefusedCall when the player must not deposit as much. Asked with his wallet locked, so that of two deposits at
 * once the second sees the first. A deposit once begun is credited when it is paid: limits count open ones too
 * ({@link depositedSince}).
 */
export type MayDeposit = (within: Database, asked: DepositAsked) => Promise<void>;

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
